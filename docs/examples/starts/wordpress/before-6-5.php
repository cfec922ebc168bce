<?php
// In the place of wp_enqueue_script_module(), which WordPress has since 6.5.

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script( 'rs-suite', plugins_url( 'dist/suite.js', __FILE__ ), array(), null );
} );

add_filter( 'script_loader_tag', function ( $tag, $handle, $src ) {
	return 'rs-suite' === $handle
		? sprintf( "<script type=\"module\" src=\"%s\"></script>\n", esc_url( $src ) )
		: $tag;
}, 10, 3 );
