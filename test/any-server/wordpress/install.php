<?php
// Installs WordPress without a browser: one post with a comment form, and no comment.
define('WP_INSTALLING', true);
require ABSPATH . 'wp-load.php';

/** Stands for the mail about the new site. */
function wp_new_blog_notification()
{
}

require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Practice', 'admin', 'admin@example.org', false, '', wp_generate_password(24));
switch_theme(getenv('ANY_SERVER_THEME'));
wp_delete_comment(1, true);
$options = [
    'comment_moderation' => 1,
    'comment_previously_approved' => 0,
    'comments_notify' => 0,
    'moderation_notify' => 0,
    'show_avatars' => 0,
    'require_name_email' => 1,
    'show_comments_cookies_opt_in' => 1,
];
foreach ($options as $name => $value) {
    update_option($name, $value);
}
