<?php
/**
 * Plugin Name: rs-suite for this site
 * Description: Loads rs-suite, and puts its tags around what WordPress renders.
 * Version: 1.0
 * Requires at least: 6.1
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', function () {
	// Without a version: the names of the chunks contain a hash.
	$src = plugins_url( 'dist/suite.js', __FILE__ );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'rs-suite', $src, array(), null );
	} else {
		wp_enqueue_script( 'rs-suite', $src, array(), null );
	}
	wp_enqueue_style( 'rs-suite-viewer', plugins_url( 'dist/themes/media-box/standard.css', __FILE__ ), array(), null );
	// The pictures of a gallery keep their places before the script has loaded.
	wp_add_inline_style( 'rs-suite-viewer', '.wp-block-gallery > media-box { display: contents; }' );
} );

// WordPress before 6.5 has no function for modules.
add_filter( 'script_loader_tag', function ( $tag, $handle, $src ) {
	return 'rs-suite' === $handle
		? sprintf( "<script type=\"module\" src=\"%s\"></script>\n", esc_url( $src ) )
		: $tag;
}, 10, 3 );

function rs_suite_print_preloads() {
	$list    = __DIR__ . '/dist/preload.json';
	$preload = is_file( $list ) ? wp_json_file_decode( $list, array( 'associative' => true ) ) : array();
	// The tags that a visitor sees first.
	foreach ( array_unique( array_merge( $preload['tab-set'] ?? array(), $preload['media-box'] ?? array() ) ) as $file ) {
		printf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( plugins_url( "dist/$file", __FILE__ ) ) );
	}
}

// After the import map of WordPress: a preload in front of it would make browsers ignore the map. A classic theme has the
// map in its footer, with the scripts of all modules.
add_action( 'wp', function () {
	add_action( wp_is_block_theme() ? 'wp_head' : 'wp_footer', 'rs_suite_print_preloads', 99 );
} );

// The viewer inside the figure of each gallery whose pictures link to their files. Around the figure it would take the
// figure's width from it, which themes give to the blocks of a page.
add_filter( 'render_block_core/gallery', function ( $html ) {
	return preg_replace( '/^(\s*<figure\b[^>]*>)(.*)(<\/figure>\s*)$/s', '$1<media-box group="auto">$2</media-box>$3', $html );
} );

// [rs_whatsapp phone="600 11 22 33"]Write to us[/rs_whatsapp]
add_shortcode( 'rs_whatsapp', function ( $attributes, $text = '' ) {
	$phone  = shortcode_atts( array( 'phone' => '' ), $attributes )['phone'];
	$digits = preg_replace( '/\D/', '', $phone );
	// A number without + or 00 in front is one of this country.
	$number = preg_match( '/^\s*(\+|00)/', $phone ) ? ltrim( $digits, '0' ) : '34' . $digits;
	return sprintf(
		'<whatsapp-link phone="%s"><a href="https://wa.me/%s">%s</a></whatsapp-link>',
		esc_attr( $phone ),
		esc_attr( $number ),
		esc_html( $text )
	);
} );

// Roles that may not write any HTML may write this tag.
add_filter( 'wp_kses_allowed_html', function ( $allowed, $context ) {
	return 'post' === $context ? $allowed + array( 'tab-set' => array( 'aria-label' => true ) ) : $allowed;
}, 10, 2 );
