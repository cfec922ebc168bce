<?php
/** Settings of the plugin: one option, its defaults, and the check of each value before it is stored. */

defined( 'ABSPATH' ) || exit;

/** Returns the settings before anything was saved. A banner and a policy change the whole site, so they begin switched off. */
function rs_suite_defaults(): array {
	return array(
		'tags_off'       => array(),
		'theme'          => '',
		'compact'        => false,
		'strict'         => false,
		'gallery'        => true,
		'comments'       => false,
		'hosts'          => '',
		'banner'         => false,
		'policy_href'    => '',
		'privacy_href'   => '',
		'categories'     => array( 'preferences', 'statistics' ),
		'revision'       => 1,
		'days'           => 365,
		'policy'         => '',
		'policy_scripts' => '',
	);
}

/** Returns one setting. */
function rs_suite_setting( string $name ): mixed {
	$defaults = rs_suite_defaults();
	$saved    = get_option( 'rs_suite', array() );
	$value    = is_array( $saved ) ? $saved[ $name ] ?? $defaults[ $name ] : $defaults[ $name ];
	return gettype( $value ) === gettype( $defaults[ $name ] ) ? $value : $defaults[ $name ];
}

/** Returns the style sheets of themes, by their paths in the folder of the suite. */
function rs_suite_themes(): array {
	$files = glob( rs_suite_path( 'themes/*.css' ) );
	return array_map( fn ( $path ) => 'themes/' . basename( $path ), $files ? $files : array() );
}

/**
 * Returns settings that may be stored. A box that is not ticked is missing in a form, and counts as off.
 *
 * @param mixed $input Values of the form.
 */
function rs_suite_sanitize( mixed $input ): array {
	$input = is_array( $input ) ? $input : array();
	$text  = fn ( string $name ) => is_scalar( $input[ $name ] ?? null ) ? (string) $input[ $name ] : '';
	$list  = fn ( string $name ) => array_map( 'strval', array_filter( (array) ( $input[ $name ] ?? array() ), 'is_scalar' ) );
	$tags  = array_keys( rs_suite_all_tags() );
	$on    = array_key_exists( 'tags', $input ) ? $list( 'tags' ) : array_diff( $tags, $list( 'tags_off' ) );
	return array(
		'tags_off'       => array_values( array_diff( $tags, $on ) ),
		'theme'          => in_array( $text( 'theme' ), rs_suite_themes(), true ) ? $text( 'theme' ) : '',
		'compact'        => (bool) $text( 'compact' ),
		'strict'         => (bool) $text( 'strict' ),
		'gallery'        => (bool) $text( 'gallery' ),
		'comments'       => (bool) $text( 'comments' ),
		'hosts'          => implode( "\n", rs_suite_matching( '/^[a-z0-9-]+(\.[a-z0-9-]+)+$/', strtolower( $text( 'hosts' ) ) ) ),
		'banner'         => (bool) $text( 'banner' ),
		'policy_href'    => esc_url_raw( $text( 'policy_href' ), array( 'http', 'https' ) ),
		'privacy_href'   => esc_url_raw( $text( 'privacy_href' ), array( 'http', 'https' ) ),
		'categories'     => array_values( array_intersect( array( 'preferences', 'statistics', 'marketing' ), $list( 'categories' ) ) ),
		'revision'       => max( 0, (int) $text( 'revision' ) ),
		'days'           => min( 730, max( 1, (int) $text( 'days' ) ) ),
		'policy'         => in_array( $text( 'policy' ), array( 'report', 'enforce' ), true ) ? $text( 'policy' ) : '',
		'policy_scripts' => implode( "\n", rs_suite_matching( "/^('sha(256|384|512)-[A-Za-z0-9+\/=]+'|https:\/\/[\w.:\/-]+)$/", $text( 'policy_scripts' ) ) ),
	);
}

/** Returns the words of a text that match a pattern. */
function rs_suite_matching( string $pattern, string $text ): array {
	return array_values( array_unique( preg_grep( $pattern, preg_split( '/\s+/', $text ) ) ) );
}

add_action( 'admin_init', function () {
	register_setting(
		'rs_suite',
		'rs_suite',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'rs_suite_sanitize',
			'default'           => rs_suite_defaults(),
		)
	);
} );

/** Spanish texts of the settings page. */
add_filter( 'gettext_rs-suite', function ( $translated, $text ) {
	if ( ! str_starts_with( determine_locale(), 'es' ) ) {
		return $translated;
	}
	$path = plugin_dir_path( RS_SUITE_FILE ) . 'languages/es.json';
	static $texts = null;
	$texts ??= is_readable( $path ) ? json_decode( file_get_contents( $path ), true ) : array();
	return $texts[ $text ] ?? $translated;
}, 10, 2 );
