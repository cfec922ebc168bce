<?php
/**
 * Plugin Name: rs-suite around the comment form
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script_module( 'rs-suite', plugins_url( 'dist/suite.js', __FILE__ ), array(), null );
} );

// The profile is a file beside this one, with the JSON of the example.
add_action( 'comment_form_before', function () {
	$profile = wp_json_file_decode( __DIR__ . '/comment-profile.json' );
	echo '<script type="application/json" data-form-profile>' . wp_json_encode( $profile, JSON_HEX_TAG ) . '</script>';
	echo '<rs-form submit="fetch">';
} );
add_action( 'comment_form_after', function () {
	echo '</rs-form>';
} );
