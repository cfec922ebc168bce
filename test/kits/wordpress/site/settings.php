<?php
// Stores the settings of RS_SETTINGS (JSON) as the page of the plugin does.
require ABSPATH . 'wp-load.php';
update_option('rs_suite', rs_suite_sanitize(json_decode(getenv('RS_SETTINGS'), true)));
