<?php
/**
 * Files of the suite: their addresses, their lists, and the manifest of the tags. Without a file the page has no line for it.
 */

defined( 'ABSPATH' ) || exit;

/** Returns the name of the folder with the suite, which contains its version. */
function rs_suite_folder(): string {
	return 'suite-' . RS_SUITE_VERSION;
}

/** Returns the path of a file in the folder of the suite. */
function rs_suite_path( string $file ): string {
	return plugin_dir_path( RS_SUITE_FILE ) . rs_suite_folder() . '/' . $file;
}

/** Returns the address of a file in the folder of the suite. It has no query: the folder's name contains the version. */
function rs_suite_url( string $file ): string {
	return plugins_url( rs_suite_folder() . '/' . $file, RS_SUITE_FILE );
}

/**
 * Reads a JSON file of the plugin once.
 *
 * @return array Empty where there is no such file, or no JSON in it. Administrators then get a notice.
 */
function rs_suite_read_json( string $path ): array {
	static $read = array();
	if ( ! isset( $read[ $path ] ) ) {
		$text          = is_readable( $path ) ? file_get_contents( $path ) : '';
		$json          = json_decode( (string) $text, true );
		$read[ $path ] = is_array( $json ) ? $json : array();
		if ( ! is_array( $json ) ) {
			/* translators: %s: name of a file */
			rs_suite_notice( sprintf( __( 'The file %s is missing or damaged. Install the plugin again.', 'rs-suite' ), basename( $path ) ) );
		}
	}
	return $read[ $path ];
}

/** Returns the tags of the manifest: tag → description and attributes, an attribute by its name. */
function rs_suite_all_tags(): array {
	static $tags = null;
	if ( null === $tags ) {
		$tags = array();
		foreach ( rs_suite_read_json( plugin_dir_path( RS_SUITE_FILE ) . 'tags.json' )['tags'] ?? array() as $tag ) {
			$tags[ $tag['tag'] ] = array(
				'description' => $tag['description'] ?? '',
				'attributes'  => array_column( $tag['attributes'] ?? array(), null, 'name' ),
			);
		}
	}
	return $tags;
}

/** Returns the tags that the administrator has left switched on. */
function rs_suite_tags(): array {
	return array_diff_key( rs_suite_all_tags(), array_flip( rs_suite_setting( 'tags_off' ) ) );
}

/** Returns the hash of a file for the attribute `integrity`; '' where the list has none. */
function rs_suite_integrity( string $file ): string {
	return (string) ( rs_suite_read_json( rs_suite_path( 'sri.json' ) )['integrity'][ $file ] ?? '' );
}

/** Returns the source of the inline stub in a policy, such as `'sha256-…'`; '' where the list has none. */
function rs_suite_stub_hash(): string {
	return (string) ( rs_suite_read_json( rs_suite_path( 'sri.json' ) )['inlineHashes']['consent-stub.js'] ?? '' );
}

/** Keeps a sentence for administrators, and returns all that were kept in this request. */
function rs_suite_notice( string $sentence = '' ): array {
	static $kept = array();
	if ( '' !== $sentence ) {
		$kept[ $sentence ] = $sentence;
	}
	return array_values( $kept );
}

add_action( 'admin_notices', function () {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	rs_suite_read_json( rs_suite_path( 'preload.json' ) );
	rs_suite_read_json( rs_suite_path( 'sri.json' ) );
	foreach ( rs_suite_notice() as $sentence ) {
		printf( '<div class="notice notice-error"><p>rs-suite: %s</p></div>', esc_html( $sentence ) );
	}
} );
