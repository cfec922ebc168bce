<?php
// Writes the comments that are stored, as JSON.
require ABSPATH . 'wp-load.php';
$columns = 'comment_author AS author, comment_author_email AS email, comment_author_url AS url, comment_content AS comment';
echo json_encode($wpdb->get_results("SELECT $columns FROM $wpdb->comments ORDER BY comment_ID"));
