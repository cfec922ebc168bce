<?php
/**
 * Plugin Name: rs-suite: consent
 * Description: A consent banner, a strict policy, and scripts that wait. In the folder of the plugin that loads rs-suite.
 * Version: 1.0
 * Requires at least: 6.5
 */

defined( 'ABSPATH' ) || exit;

// A higher number asks every visitor again.
const RS_CONSENT_REVISION = 1;

// The stub, in front of every other script.
add_action( 'wp_head', function () {
	$stub = __DIR__ . '/dist/consent-stub.js';
	if ( ! is_file( $stub ) ) {
		return;
	}
	printf(
		"<script data-revision=\"%d\">%s</script>\n<link rel=\"stylesheet\" href=\"%s\">\n",
		RS_CONSENT_REVISION,
		file_get_contents( $stub ),
		esc_url( plugins_url( 'dist/themes/cookie-consent/first-paint.css', __FILE__ ) )
	);
}, 0 );

// The banner, where the keyboard reaches it early.
add_action( 'wp_body_open', function () {
	?>
	<cookie-consent revision="<?php echo RS_CONSENT_REVISION; ?>" policy-href="/aviso-legal" privacy-href="/privacidad">
		<div>
			<h2>Tu privacidad</h2>
			<p>
				Usamos cookies solo con tu permiso.
				<a href="/aviso-legal">Aviso legal</a> <a href="/privacidad">Privacidad</a>
			</p>
			<div>
				<button type="button" class="wp-element-button" data-consent="accept">Aceptar</button>
				<button type="button" class="wp-element-button" data-consent="reject">Rechazar</button>
				<button type="button" class="wp-element-button" data-consent="settings">Configurar</button>
			</div>
		</div>
	</cookie-consent>
	<?php
} );

// What waits for the answer, and the link that opens the banner again.
add_action( 'wp_footer', function () {
	?>
	<script type="text/plain" data-category="statistics" src="<?php echo esc_url( content_url( 'estadisticas.js' ) ); ?>"></script>
	<p><a href="#cookie-settings">Ajustes de cookies</a></p>
	<?php
} );

// The nonce of this answer, on the inline scripts and the import map of WordPress.
function rs_consent_nonce() {
	static $nonce = null;
	$nonce      ??= base64_encode( random_bytes( 16 ) );
	return $nonce;
}

add_filter( 'wp_inline_script_attributes', function ( $attributes ) {
	return array( 'nonce' => rs_consent_nonce() ) + $attributes;
} );

// The policy, for visitors: the bar of those who are logged in has inline styles and handlers. It does not require Trusted
// Types, because scripts of WordPress write HTML.
add_filter( 'wp_headers', function ( $headers ) {
	if ( is_user_logged_in() ) {
		return $headers;
	}
	$list = __DIR__ . '/dist/sri.json';
	$sri  = is_file( $list ) ? wp_json_file_decode( $list, array( 'associative' => true ) ) : array();
	$stub = $sri['inlineHashes']['consent-stub.js'] ?? '';

	$headers['Content-Security-Policy'] = implode( '; ', array(
		"default-src 'self'",
		"script-src 'self' 'nonce-" . rs_consent_nonce() . "' 'inline-speculation-rules' $stub",
		"style-src 'self' 'unsafe-inline'", // WordPress writes the sheets of its blocks into the page.
		"img-src 'self' data:",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
	) );
	return $headers;
} );

// This inline script of WordPress replaces emoji by pictures of another site.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
