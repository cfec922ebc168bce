<?php
/**
 * Content Security Policy for visitors. It lets WordPress work: inline scripts that it prints by its own functions have a
 * nonce. Trusted Types are left out, because scripts of WordPress write HTML.
 */

defined( 'ABSPATH' ) || exit;

/** Returns the nonce of this answer. */
function rs_suite_nonce(): string {
	static $nonce = null;
	$nonce      ??= base64_encode( random_bytes( 16 ) );
	return $nonce;
}

/** Returns true for a page with a policy. The bar of those who are logged in has inline handlers. */
function rs_suite_has_policy(): bool {
	return '' !== rs_suite_setting( 'policy' ) && ! is_user_logged_in() && ! is_admin();
}

add_filter( 'wp_inline_script_attributes', fn ( $attributes ) => rs_suite_has_policy() ? array( 'nonce' => rs_suite_nonce() ) + $attributes : $attributes );

// WordPress before 6.4 prints the scripts around an enqueued one without that filter.
add_filter(
	'script_loader_tag',
	fn ( $tag ) => rs_suite_has_policy() ? preg_replace( '#<script(?=[^>]*\bid=[\'"][^\'"]*-js-(?:extra|before|after|translations)[\'"])(?![^>]*\bnonce=)#', sprintf( '<script nonce="%s"', esc_attr( rs_suite_nonce() ) ), $tag ) : $tag,
	99
);

add_filter( 'wp_headers', function ( $headers ) {
	if ( rs_suite_has_policy() ) {
		$name             = 'report' === rs_suite_setting( 'policy' ) ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
		$headers[ $name ] = rs_suite_policy();
	}
	return $headers;
} );

/** Returns the text of the policy. */
function rs_suite_policy(): string {
	$more    = preg_split( '/\s+/', rs_suite_setting( 'policy_scripts' ), -1, PREG_SPLIT_NO_EMPTY );
	$hosts   = implode( '', array_map( fn ( $host ) => " https://$host", array_filter( explode( "\n", rs_suite_setting( 'hosts' ) ) ) ) );
	$scripts = array_filter( array( "'self'", "'nonce-" . rs_suite_nonce() . "'", "'inline-speculation-rules'", rs_suite_stub_hash(), ...$more ) );
	return implode(
		'; ',
		array(
			"default-src 'self'",
			'script-src ' . implode( ' ', $scripts ),
			"style-src 'self' 'unsafe-inline'", // WordPress writes the sheets of its blocks into the page.
			"img-src 'self' data: blob:$hosts",
			"connect-src 'self'$hosts",
			"font-src 'self' data:",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'self'",
		)
	);
}

add_action( 'init', function () {
	if ( '' !== rs_suite_setting( 'policy' ) ) {
		// This inline script replaces emoji by pictures of another site.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	}
} );
