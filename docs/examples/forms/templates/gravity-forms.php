<?php
/**
 * Plugin Name: rs-suite around Gravity Forms
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_script_module( 'rs-suite', plugins_url( 'dist/suite.js', __FILE__ ), array(), null );
} );

add_filter( 'gform_get_form_filter', function ( $html ) {
	$rules = wp_json_encode( array(
		'version'    => 1,
		'formId'     => 0,
		'checks'     => 'all',
		'conditions' => array(
			array(
				'targets' => array( 'input_4' ),
				'when'    => array( array( 'field' => 'input_2', 'value' => 'phone' ) ),
			),
		),
	), JSON_HEX_TAG );
	return '<rs-form submit="fetch"><script type="application/json">' . $rules . '</script>' . $html . '</rs-form>';
} );
