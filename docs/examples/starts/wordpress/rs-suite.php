<?php
/**
 * Plugin Name: rs-suite for this site
 * Description: Loads rs-suite, and puts its tags around what WordPress renders.
 * Version: 1.0
 * Requires at least: 6.5
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', function () {
	// Without a version: the names of the chunks contain a hash.
	wp_enqueue_script_module( 'rs-suite', plugins_url( 'dist/suite.js', __FILE__ ), array(), null );
	wp_enqueue_style( 'rs-suite-viewer', plugins_url( 'dist/themes/media-box/standard.css', __FILE__ ), array(), null );
} );

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

// The viewer around each gallery whose pictures link to their files.
add_filter( 'render_block_core/gallery', function ( $html ) {
	return '<media-box group="auto">' . $html . '</media-box>';
} );

// [rs_whatsapp phone="600 11 22 33"]Write to us[/rs_whatsapp]
add_shortcode( 'rs_whatsapp', function ( $attributes, $text = '' ) {
	$attributes = shortcode_atts( array( 'phone' => '' ), $attributes );
	return sprintf(
		'<whatsapp-link phone="%s"><a href="https://wa.me/34%s">%s</a></whatsapp-link>',
		esc_attr( $attributes['phone'] ),
		esc_attr( preg_replace( '/\D/', '', $attributes['phone'] ) ),
		esc_html( $text )
	);
} );

// Roles that may not write any HTML may write this tag.
add_filter( 'wp_kses_allowed_html', function ( $allowed, $context ) {
	return 'post' === $context ? $allowed + array( 'tab-set' => array( 'aria-label' => true ) ) : $allowed;
}, 10, 2 );
