<?php
// Runs the calls of RS_CALLS (JSON: list of [function, arguments]) as a visitor, and writes their results as JSON.
require ABSPATH . 'wp-load.php';
require ABSPATH . 'wp-admin/includes/file.php';
WP_Filesystem();
$results = [];
foreach (json_decode(getenv('RS_CALLS'), true) as [$function, $arguments]) {
    $results[] = $function(...$arguments);
}
echo json_encode($results, JSON_UNESCAPED_SLASHES);
