<?php
/** Reads questions as JSON, `[cookies, category, service]`, and prints the answers of the plugin. */

define('ABSPATH', __DIR__);
define('DAY_IN_SECONDS', 86400);
define('RS_SUITE_FILE', __FILE__);

function add_action(): void {}
function add_filter(): void {}
function plugin_basename(string $file): string { return $file; }
function wp_unslash(mixed $value): mixed { return $value; }
function rs_suite_setting(string $name): int { return array('revision' => 1, 'days' => 365)[$name]; }

require __DIR__ . '/../../../kits/wordpress/includes/consent.php';

$answers = array();
foreach (json_decode(file_get_contents('php://stdin'), true) as list($cookies, $category, $service)) {
    $_SERVER['HTTP_COOKIE'] = $cookies;
    $answers[] = rs_suite_has_consent($category, $service);
}
echo json_encode($answers);
