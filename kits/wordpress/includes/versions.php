<?php
/**
 * Old versions of the suite. Pages that are open or cached request the chunks of their version, so an update keeps its folder
 * for a week.
 */

defined( 'ABSPATH' ) || exit;

// Before WordPress deletes the folder of the plugin for an update, its versions are copied into the new one.
add_filter( 'upgrader_source_selection', function ( $source ) {
	global $wp_filesystem;
	$new = is_string( $source ) ? trailingslashit( $source ) : '';
	if ( '' === $new || ! is_file( $new . 'rs-suite.php' ) || ! is_file( $new . 'tags.json' ) || ! $wp_filesystem ) {
		return $source;
	}
	$left = rs_suite_left();
	foreach ( rs_suite_kept_folders() as $folder ) {
		$name = basename( $folder );
		if ( is_dir( $new . $name ) ) {
			continue;
		}
		$left[ $name ] ??= time();
		if ( $wp_filesystem->mkdir( $new . $name ) ) {
			copy_dir( $folder, $new . $name );
		}
	}
	update_option( 'rs_suite_left', $left, false );
	return $source;
} );

/** Returns the folders of versions beside the plugin's files. */
function rs_suite_kept_folders(): array {
	$folders = glob( plugin_dir_path( RS_SUITE_FILE ) . 'suite-*', GLOB_ONLYDIR );
	return $folders ? $folders : array();
}

/** Returns the times at which versions were replaced, by their folders. */
function rs_suite_left(): array {
	$left = get_option( 'rs_suite_left', array() );
	return is_array( $left ) ? $left : array();
}

add_action( 'rs_suite_daily', 'rs_suite_delete_old' );
add_action( 'admin_init', function () {
	if ( ! wp_next_scheduled( 'rs_suite_daily' ) ) {
		wp_schedule_event( time(), 'daily', 'rs_suite_daily' );
	}
} );
register_deactivation_hook( RS_SUITE_FILE, fn () => wp_clear_scheduled_hook( 'rs_suite_daily' ) );

/** Deletes the versions that were replaced more than a week ago. */
function rs_suite_delete_old(): void {
	$left = rs_suite_left();
	foreach ( rs_suite_kept_folders() as $folder ) {
		$name = basename( $folder );
		if ( rs_suite_folder() === $name || ( $left[ $name ] ?? time() ) > time() - WEEK_IN_SECONDS ) {
			continue;
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		global $wp_filesystem;
		if ( WP_Filesystem() && $wp_filesystem->delete( $folder, true ) ) {
			unset( $left[ $name ] );
		}
	}
	unset( $left[ rs_suite_folder() ] );
	update_option( 'rs_suite_left', $left, false );
}
