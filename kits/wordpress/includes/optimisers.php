<?php
/**
 * Exclusions for WP Rocket, LiteSpeed Cache and Autoptimize, by their own filters. A combined or delayed loader finds none of
 * its chunks, and a changed stub has another hash than the policy.
 */

defined( 'ABSPATH' ) || exit;

/** Returns a list with parts of the addresses of the suite's scripts, and of the text of its stub. */
function rs_suite_exclude( mixed $list ): array {
	return array_merge( (array) $list, array( 'rs-suite/suite-', 'rs-suite/consent-bridge', 'rs_consent' ) );
}

$rs_suite_filters = array(
	'rocket_delay_js_exclusions',
	'rocket_exclude_defer_js',
	'rocket_defer_inline_exclusions',
	'rocket_exclude_js',
	'rocket_excluded_inline_js_content',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	'autoptimize_filter_js_dontmove',
);
foreach ( $rs_suite_filters as $rs_suite_filter ) {
	add_filter( $rs_suite_filter, 'rs_suite_exclude' );
}

/** Autoptimize keeps this list as a text with commas, or as an array by its names. */
add_filter(
	'autoptimize_filter_js_exclude',
	fn ( $list ) => is_array( $list ) ? $list + array_fill_keys( rs_suite_exclude( array() ), '' ) : implode( ', ', array_filter( array( (string) $list, ...rs_suite_exclude( array() ) ) ) )
);
