<?php
/** Removes the options and the schedule of the plugin from every site. The content of blocks stays in the pages. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 ) as $rs_suite_site ) {
	$rs_suite_site && switch_to_blog( $rs_suite_site );
	delete_option( 'rs_suite' );
	delete_option( 'rs_suite_left' );
	wp_clear_scheduled_hook( 'rs_suite_daily' );
	$rs_suite_site && restore_current_blog();
}
