<?php
// Uninstalls the plugin, and writes the names of the options that are left.
require ABSPATH . 'wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins('rs-suite/rs-suite.php');
uninstall_plugin('rs-suite/rs-suite.php');
$left = $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'rs\\_suite%'");
echo json_encode([$left, wp_next_scheduled('rs_suite_daily')]);
