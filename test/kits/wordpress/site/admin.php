<?php
// Gives the administrator the password of RS_PASSWORD.
require ABSPATH . 'wp-load.php';
wp_set_password(getenv('RS_PASSWORD'), 1);
