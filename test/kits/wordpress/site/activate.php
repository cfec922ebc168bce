<?php
// Activates the plugin.
require ABSPATH . 'wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
$error = activate_plugin('rs-suite/rs-suite.php');
echo is_wp_error($error) ? $error->get_error_message() : '';
