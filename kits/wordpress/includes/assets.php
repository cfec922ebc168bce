<?php
/** Scripts, preloads and style sheets of the suite in the pages of visitors. Editors and the administration get none. */

defined( 'ABSPATH' ) || exit;

/** Returns the path of the loader in the folder of the suite. */
function rs_suite_loader(): string {
	return rs_suite_setting( 'compact' ) ? 'compact/suite.js' : 'suite.js';
}

/**
 * Notes tags and parts that the page contains, and returns all that were noted.
 *
 * @param string ...$names Names in the list of preloads.
 */
function rs_suite_used( string ...$names ): array {
	static $used = array();
	foreach ( array_diff( $names, $used ) as $name ) {
		$used[] = $name;
		if ( 'media-box' === $name ) {
			rs_suite_enqueue_sheet( 'rs-suite-viewer', 'themes/media-box/standard.css' );
		}
	}
	return $used;
}

/** Adds a style sheet of the suite to the page. */
function rs_suite_enqueue_sheet( string $handle, string $file ): void {
	if ( is_file( rs_suite_path( $file ) ) ) {
		wp_enqueue_style( $handle, rs_suite_url( $file ), array(), null );
		wp_style_add_data( $handle, 'rs_suite_file', $file );
	}
}

add_action( 'wp_enqueue_scripts', function () {
	if ( ! is_file( rs_suite_path( rs_suite_loader() ) ) ) {
		return;
	}
	$src = rs_suite_url( rs_suite_loader() );
	// WordPress before 6.5 has no function for modules.
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'rs-suite', $src, array(), null );
	} else {
		wp_enqueue_script( 'rs-suite', $src, array(), null );
	}
	wp_enqueue_style( 'rs-suite', plugins_url( 'rs-suite.css', RS_SUITE_FILE ), array(), RS_SUITE_VERSION );
	if ( rs_suite_setting( 'theme' ) ) {
		rs_suite_enqueue_sheet( 'rs-suite-theme', rs_suite_setting( 'theme' ) );
	}
	rs_suite_used( ...rs_suite_tags_in( (string) ( get_queried_object()->post_content ?? '' ) ) );
} );

/** Returns the tags that a stored text contains: as a tag, a block or a shortcode. */
function rs_suite_tags_in( string $text ): array {
	return array_values(
		array_filter(
			array_keys( rs_suite_tags() ),
			fn ( $tag ) => str_contains( $text, "<$tag" ) || str_contains( $text, "wp:rs-suite/$tag " ) || has_shortcode( $text, rs_suite_shortcode( $tag ) )
		)
	);
}

/** Returns the attributes of the suite's script. Optimisers read the `data-` ones, and leave the script alone. */
function rs_suite_script_attributes(): array {
	return array_filter( array( 'integrity' => rs_suite_integrity( rs_suite_loader() ) ) ) + array(
		'data-cfasync'     => 'false',
		'data-no-optimize' => '1',
		'data-noptimize'   => '1',
	);
}

// WordPress 6.5 and newer.
add_filter(
	'wp_script_attributes',
	fn ( $attributes ) => 'rs-suite-js-module' === ( $attributes['id'] ?? '' ) ? $attributes + rs_suite_script_attributes() : $attributes
);

// WordPress before 6.5.
add_filter(
	'script_loader_tag',
	fn ( $tag, $handle, $src ) => 'rs-suite' === $handle
		? wp_get_script_tag(
			array(
				'type' => 'module',
				'src'  => $src,
				'id'   => 'rs-suite-js',
			) + rs_suite_script_attributes()
		)
		: $tag,
	10,
	3
);

add_filter( 'style_loader_tag', function ( $tag, $handle ) {
	$file = wp_styles()->get_data( $handle, 'rs_suite_file' );
	$hash = $file ? rs_suite_integrity( $file ) : '';
	return $hash ? str_replace( ' href=', sprintf( ' integrity="%s" crossorigin="anonymous" href=', esc_attr( $hash ) ), $tag ) : $tag;
}, 10, 2 );

/** Returns the files of the page's tags and its language, from the list of preloads. An unknown name has none. */
function rs_suite_preloads(): array {
	$list  = rs_suite_read_json( rs_suite_path( rs_suite_setting( 'compact' ) ? 'compact/preload.json' : 'preload.json' ) );
	$names = rs_suite_used();
	if ( ! $names ) {
		return array();
	}
	$names[] = strtolower( strtok( get_bloginfo( 'language' ), '-_' ) );
	$files   = array_merge( ...array_map( fn ( $name ) => is_array( $list[ $name ] ?? null ) ? $list[ $name ] : array(), $names ) );
	return array_unique( array_filter( $files, 'is_string' ) );
}

/** Prints the preloads. */
function rs_suite_print_preloads(): void {
	foreach ( rs_suite_preloads() as $file ) {
		$hash = rs_suite_integrity( $file );
		printf( "<link rel=\"modulepreload\" href=\"%s\"%s>\n", esc_url( rs_suite_url( $file ) ), $hash ? sprintf( ' integrity="%s"', esc_attr( $hash ) ) : '' );
	}
}

// After the import map of WordPress: a preload in front of it would make browsers ignore the map. A classic theme of 6.5 and
// newer has the map in its footer, with the scripts of all modules. Before 6.5 there is no map.
add_action( 'wp', function () {
	$is_map_below = function_exists( 'wp_enqueue_script_module' ) && ! wp_is_block_theme();
	add_action( $is_map_below ? 'wp_footer' : 'wp_head', 'rs_suite_print_preloads', 99 );
} );
