<?php
/*
Plugin Name: Probe
Description: Writes the answer of the visitor as PHP reads it into each page, and has a small WP Consent API.
*/
add_action('wp_head', function () {
    if (!function_exists('rs_suite_has_consent')) {
        return;
    }
    $given = array_filter(['necessary', 'preferences', 'statistics', 'marketing'], 'rs_suite_has_consent');
    printf('<meta name="given" content="%s">', esc_attr(implode(' ', $given)));
    $asked = array_filter(['functional', 'statistics', 'marketing'], fn ($name) => apply_filters('wp_has_consent', false, $name, null));
    printf('<meta name="asked" content="%s">', esc_attr(implode(' ', $asked)));
});

// Stand-in of the WP Consent API 2.0: the function by which a plugin finds it, and the handle of its script.
function wp_has_consent()
{
    return false;
}
add_action('wp_enqueue_scripts', function () {
    wp_register_script('wp-consent-api', plugins_url('consent-api.js', __FILE__), [], null, true);
}, 1);
add_filter('wp_is_comment_flood', '__return_false', 99);
