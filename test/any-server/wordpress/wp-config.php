<?php
// Settings of a WordPress for tests. Its data is in the folder of ANY_SERVER_FOLDER.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('ANY_SERVER_FOLDER') . '/db.sock');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', 'only for a test on this machine, key of ' . $name);
    define($name . '_SALT', 'only for a test on this machine, salt of ' . $name);
}
$table_prefix = 'wp_';

$address = 'http://' . ($_SERVER['HTTP_HOST'] ?? '127.0.0.1');
define('WP_HOME', $address);
define('WP_SITEURL', $address);
define('WP_CONTENT_DIR', ABSPATH . 'wp-content');
define('WP_DEBUG', false);
// Nothing of this site leaves the machine.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);

require_once ABSPATH . 'wp-settings.php';
