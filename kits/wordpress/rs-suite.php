<?php
/**
 * Plugin Name: rs-suite
 * Description: Accessible forms, tabs, menus, pictures and a consent banner for the pages of this site, as tags, blocks and shortcodes.
 * Version: @version@
 * Requires at least: 6.1
 * Requires PHP: 8.1
 * License: MIT
 * Text Domain: rs-suite
 * Update URI: false
 */

defined( 'ABSPATH' ) || exit;

const RS_SUITE_VERSION = '@version@';
const RS_SUITE_FILE    = __FILE__;

foreach ( array( 'files', 'settings', 'settings-page', 'assets', 'markup', 'blocks', 'content', 'consent', 'policy', 'optimisers', 'versions' ) as $rs_suite_part ) {
	require __DIR__ . "/includes/$rs_suite_part.php";
}
