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
	printf(
		"<script data-revision=\"%d\">%s</script>\n<link rel=\"stylesheet\" href=\"%s\">\n",
		RS_CONSENT_REVISION,
		file_get_contents( __DIR__ . '/dist/consent-stub.js' ),
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

// The policy, for visitors: the bar of those who are logged in has inline scripts.
add_filter( 'wp_headers', function ( $headers ) {
	if ( is_user_logged_in() ) {
		return $headers;
	}
	$hashes = wp_json_file_decode( __DIR__ . '/dist/sri.json', array( 'associative' => true ) )['inlineHashes'];

	$headers['Content-Security-Policy'] = implode( '; ', array(
		"default-src 'self'",
		"script-src 'self' 'inline-speculation-rules' {$hashes['consent-stub.js']}",
		"style-src 'self' 'unsafe-inline'", // WordPress writes the sheets of its blocks into the page.
		"img-src 'self' data:",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'self'",
		"require-trusted-types-for 'script'",
		'trusted-types rs-suite',
	) );
	return $headers;
} );

// This inline script of WordPress replaces emoji by pictures of another site.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
