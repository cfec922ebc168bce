<?php
/** A block and a shortcode for each tag, from the manifest. The server renders both. */

defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	wp_register_script(
		'rs-suite-editor',
		plugins_url( 'editor.js', RS_SUITE_FILE ),
		array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ),
		RS_SUITE_VERSION,
		true
	);
	foreach ( rs_suite_tags() as $tag => $manifest ) {
		register_block_type(
			"rs-suite/$tag",
			array(
				'api_version'           => 3,
				'title'                 => $tag,
				'description'           => $manifest['description'],
				'category'              => 'widgets',
				'attributes'            => rs_suite_block_attributes( $manifest['attributes'] ),
				'supports'              => array( 'html' => false ),
				'editor_script_handles' => array( 'rs-suite-editor' ),
				'render_callback'       => fn ( $attributes, $content ) => rs_suite_render_block( $tag, $attributes, $content ),
			)
		);
		add_shortcode( rs_suite_shortcode( $tag ), fn ( $attributes, $content ) => rs_suite_render_shortcode( $tag, $attributes, $content ) );
	}
} );

/** Returns the attributes of a block, as WordPress describes them. */
function rs_suite_block_attributes( array $attributes ): array {
	$types = array_map(
		fn ( $attribute ) => array( 'type' => in_array( $attribute['type'], array( 'number', 'boolean' ), true ) ? $attribute['type'] : 'string' ),
		$attributes
	);
	return array_fill_keys( array_keys( rs_suite_common_attributes() ), array( 'type' => 'string' ) ) + $types;
}

/** Returns the HTML of a block. */
function rs_suite_render_block( string $tag, array $attributes, string $content ): string {
	$known = array_intersect_key( $attributes, rs_suite_block_attributes( rs_suite_tags()[ $tag ]['attributes'] ?? array() ) );
	// An empty text in the sidebar is an attribute that is not set.
	$set = array_filter( $known, fn ( $value ) => '' !== $value );
	return rs_suite_markup( $tag, $set, $content, get_block_wrapper_attributes() );
}

/**
 * Returns the HTML of a shortcode.
 *
 * @param array|string $attributes An empty text where there are none.
 */
function rs_suite_render_shortcode( string $tag, array|string $attributes, ?string $content ): string {
	// `wpautop` ran before: the content begins with the end of the start tag's paragraph, and ends with a start of one.
	$inside = preg_replace( array( '#^(\s*</p>|\s*<br ?/?>)+#', '#(<p>\s*|<br ?/?>\s*)+$#' ), '', (string) $content );
	$inside = preg_match( '#^(?:(?!<p[ >]).)*?</p>#s', $inside ) ? "<p>$inside" : $inside;
	$inside = preg_match( '#<p(?: [^>]*)?>(?:(?!</p>).)*$#s', $inside ) ? "$inside</p>" : $inside;
	return rs_suite_markup( $tag, (array) ( '' === $attributes ? array() : $attributes ), trim( do_shortcode( $inside ) ) );
}

// Quotes in the content of a shortcode with JSON, and of a field, stay as they are.
add_filter(
	'no_texturize_shortcodes',
	fn ( $shortcodes ) => array_merge( $shortcodes, array( 'rs-form' ) )
);

add_action( 'enqueue_block_editor_assets', function () {
	$tags = array();
	foreach ( rs_suite_tags() as $tag => $manifest ) {
		$tags[] = array(
			'tag'        => $tag,
			'kind'       => rs_suite_kind( $tag ),
			'attributes' => array_values( $manifest['attributes'] ),
		) + $manifest;
	}
	$data = array(
		'tags'   => $tags,
		'common' => rs_suite_common_attributes(),
		'unset'  => __( 'not set', 'rs-suite' ),
	);
	wp_add_inline_script( 'rs-suite-editor', 'var rsSuiteBlocks = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
} );
