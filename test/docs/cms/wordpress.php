<?php
/**
 * As much of WordPress as the examples of the documentation call, and a page of a block theme. Prints the page and its
 * headers as JSON. Arguments: the folder of the plugin, the names of its files.
 */

define( 'ABSPATH', __DIR__ );

$hooks      = array();
$shortcodes = array();
$scripts    = array();

function add_filter( $name, $run, $priority = 10, $count = 1 ) {
	global $hooks;
	$hooks[ $name ][ $priority ][] = array( $run, $count );
}

function add_action( $name, $run, $priority = 10, $count = 1 ) {
	add_filter( $name, $run, $priority, $count );
}

function remove_action( $name, $run, $priority = 10 ) {
	global $hooks;
	$kept                          = array_filter( $hooks[ $name ][ $priority ] ?? array(), fn( $one ) => $one[0] !== $run );
	$hooks[ $name ][ $priority ] = $kept;
}

function apply_filters( $name, $value, ...$others ) {
	global $hooks;
	$found = $hooks[ $name ] ?? array();
	ksort( $found );
	foreach ( array_merge( ...array_values( $found ) ) as list( $run, $count ) ) {
		$value = $run( ...array_slice( array( $value, ...$others ), 0, $count ) );
	}
	return $value;
}

function do_action( $name ) {
	global $hooks;
	$found = $hooks[ $name ] ?? array();
	ksort( $found );
	foreach ( array_merge( ...array_values( $found ) ) as list( $run ) ) {
		$run();
	}
}

function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_url( $url ) {
	return htmlspecialchars( $url, ENT_QUOTES );
}

function plugins_url( $path, $file ) {
	return '/wp-content/plugins/' . basename( dirname( $file ) ) . '/' . $path;
}

function content_url( $path ) {
	return '/wp-content/' . $path;
}

function wp_json_encode( $value, $flags = 0 ) {
	return json_encode( $value, $flags );
}

function wp_json_file_decode( $file, $options ) {
	return json_decode( file_get_contents( $file ), $options['associative'] );
}

function is_user_logged_in() {
	return false;
}

function wp_enqueue_style( $id, $src, $needs = array(), $version = false ) {
	global $scripts;
	$scripts[] = "<link rel=\"stylesheet\" id=\"$id-css\" href=\"$src\" media=\"all\">\n";
}

function wp_add_inline_style( $id, $css ) {
	global $scripts;
	$scripts[] = "<style id=\"$id-inline-css\">$css</style>\n";
}

// Version 6.5 and later.
if ( ! in_array( '--before-6-5', $argv, true ) ) {
	function wp_enqueue_script_module( $id, $src, $needs = array(), $version = false ) {
		global $scripts;
		$query = null === $version ? '' : '?ver=' . ( $version ? $version : '6.9' );
		$scripts[] = "<script type=\"module\" src=\"$src$query\" id=\"$id-js-module\"></script>\n";
	}
}

function wp_enqueue_script( $id, $src, $needs = array(), $version = false ) {
	global $scripts;
	$query = null === $version ? '' : '?ver=' . ( $version ? $version : '6.4' );
	$tag       = "<script type=\"text/javascript\" src=\"$src$query\" id=\"$id-js\"></script>\n";
	$scripts[] = apply_filters( 'script_loader_tag', $tag, $id, $src . $query );
}

function add_shortcode( $name, $run ) {
	global $shortcodes;
	$shortcodes[ $name ] = $run;
}

function shortcode_atts( $defaults, $attributes ) {
	return array_merge( $defaults, array_intersect_key( $attributes, $defaults ) );
}

function wp_print_inline_script_tag( $data, $attributes = array() ) {
	echo '<script';
	foreach ( apply_filters( 'wp_inline_script_attributes', $attributes, $data ) as $name => $value ) {
		echo " $name=\"" . esc_attr( $value ) . '"';
	}
	echo ">\n$data\n</script>\n";
}

/** Prints the script that WordPress has in every page. */
function print_emoji_detection_script() {
	wp_print_inline_script_tag( 'window._wpemojiSettings = {};' );
}

add_action( 'wp_head', 'print_emoji_detection_script', 7 );
add_action( 'wp_head', function () {
	global $scripts;
	do_action( 'wp_enqueue_scripts' );
	echo "<style id='global-styles-inline-css'>:root { --wp--style--block-gap: 1.2rem; }</style>\n";
	echo implode( '', $scripts );
}, 8 );
// A block theme prints the map in its head, before the scripts of modules, where a plugin or a block has modules.
add_action( 'wp_head', function () {
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_print_inline_script_tag( '{"imports":{}}', array( 'type' => 'importmap', 'id' => 'wp-importmap' ) );
	}
}, 7 );
// Scripts of themes, such as that of a menu.
add_action( 'wp_footer', function () {
	wp_print_inline_script_tag( 'document.documentElement.dataset.theme = "ready";' );
} );

function wp_is_block_theme() {
	return true;
}

list( , $folder ) = $argv;
foreach ( array_diff( array_slice( $argv, 2 ), array( '--before-6-5' ) ) as $file ) {
	include "$folder/$file";
}

$pictures = '';
foreach ( array( 'sala', 'pasillo' ) as $name ) {
	$pictures .= "<figure class=\"wp-block-image\"><a href=\"/wp-content/uploads/$name.svg\"><img src=\"/wp-content/uploads/$name.svg\" width=\"368\" height=\"160\" alt=\"La $name\"></a></figure>";
}
$gallery = apply_filters( 'render_block_core/gallery', "<figure class=\"wp-block-gallery\">$pictures</figure>" );
$block   = preg_replace( '/<!-- \/?wp:html -->\n?/', '', file_get_contents( dirname( __DIR__, 3 ) . '/docs/examples/starts/wordpress/block.html' ) );
$chat    = isset( $shortcodes['rs_whatsapp'] )
	? $shortcodes['rs_whatsapp']( array( 'phone' => '600 11 22 33' ), 'Escríbenos' )
		. $shortcodes['rs_whatsapp']( array( 'phone' => '+34 600 11 22 33' ), 'Llámanos' )
	: '';
// Plugins of forms are there if a filter of theirs is used.
$forms = '';
foreach ( array( 'do_shortcode_tag' => 'contact-form-7', 'gform_get_form_filter' => '1' ) as $filter => $name ) {
	$forms .= isset( $hooks[ $filter ] ) ? apply_filters( $filter, "<form id=\"$filter\"></form>", $name ) : '';
}

ob_start();
?>
<!DOCTYPE html>
<html lang="es">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>La consulta</title>
<?php do_action( 'wp' ); do_action( 'wp_head' ); ?>
</head>
<body class="home page wp-embed-responsive">
<?php do_action( 'wp_body_open' ); ?>
<div class="wp-site-blocks">
<header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">La consulta</a></p></header>
<main class="wp-block-group is-layout-constrained">
<h1 class="wp-block-post-title">La consulta</h1>
<div class="entry-content wp-block-post-content">
<?php echo $block, $gallery, "<p>$chat</p>", $forms; ?>
</div>
</main>
<footer class="wp-block-template-part">
<?php do_action( 'wp_footer' ); ?>
</footer>
</div>
</body>
</html>
<?php
echo json_encode( array(
	'html'    => ob_get_clean(),
	'headers' => apply_filters( 'wp_headers', array( 'X-Pingback' => '/xmlrpc.php' ) ),
	'allowed' => array_keys( apply_filters( 'wp_kses_allowed_html', array( 'p' => array() ), 'post' ) ),
) );
