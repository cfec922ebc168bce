<?php
/*
Plugin Name: Suite around the comment form
Description: Writes the HTML of RS_SUITE_HEAD, RS_SUITE_BEFORE_CONTACT and RS_SUITE_AFTER into the head and around the comment form.
*/
$parts = [
    'wp_head' => 'RS_SUITE_HEAD',
    'comment_form_before' => 'RS_SUITE_BEFORE_CONTACT',
    'comment_form_after' => 'RS_SUITE_AFTER',
];
foreach ($parts as $hook => $variable) {
    add_action($hook, function () use ($variable) {
        echo getenv($variable) ?: '';
    });
}
// Tests write several comments in a second, from one address.
add_filter('wp_is_comment_flood', '__return_false', 99);
