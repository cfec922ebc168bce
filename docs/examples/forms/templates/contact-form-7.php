<?php
/**
 * Plugin Name: rs-suite around Contact Form 7
 */

defined( 'ABSPATH' ) || exit;

// Two scripts that send one form would send it twice.
add_filter( 'wpcf7_load_js', '__return_false' );

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script_module( 'rs-suite', plugins_url( 'dist/suite.js', __FILE__ ), array(), null );
} );

add_filter( 'do_shortcode_tag', function ( $html, $name ) {
	if ( 'contact-form-7' !== $name ) {
		return $html;
	}
	$rules = wp_json_encode( array(
		'version'    => 1,
		'formId'     => 0,
		'checks'     => 'all',
		'conditions' => array(
			array(
				'targets' => array( 'your-tel' ),
				'when'    => array( array( 'field' => 'reply', 'value' => 'By phone' ) ),
			),
		),
	), JSON_HEX_TAG );
	return '<rs-form submit="fetch"><script type="application/json">' . $rules . '</script>' . $html . '</rs-form>';
}, 10, 2 );
