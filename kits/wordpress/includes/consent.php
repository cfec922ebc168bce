<?php
/** Consent: the banner, the inline stub in front of all scripts, the answer for PHP, and the bridge to the WP Consent API. */

defined( 'ABSPATH' ) || exit;

/**
 * Returns true if the visitor has accepted a category: `necessary`, `preferences`, `statistics` or `marketing`. An answer that
 * is too old, or to an older revision of the policy, is none. A cached page has the answer of another visitor.
 *
 * @param string $service Id of a service of the category, whose own answer counts before; '' for none.
 */
function rs_suite_has_consent( string $category, string $service = '' ): bool {
	if ( 'necessary' === $category ) {
		return true;
	}
	$pattern = '/(?:^|; ?)rs_consent=1\.(\d+)\.(\d+)\.([\w-]+)\.([a-z,%2C]{0,999})(?=;|$)/';
	$newest  = null;
	preg_match_all( $pattern, (string) wp_unslash( $_SERVER['HTTP_COOKIE'] ?? '' ), $found, PREG_SET_ORDER );
	foreach ( $found as list( , $revision, $seconds, $id, $accepted ) ) {
		$is_future = (int) $seconds - time() > DAY_IN_SECONDS;
		if ( ! $is_future && ( ! $newest || (int) $seconds > $newest[1] ) ) {
			$newest = array( (int) $revision, (int) $seconds, $accepted, $id );
		}
	}
	$is_current = $newest
		&& $newest[0] >= rs_suite_setting( 'revision' )
		&& time() - $newest[1] <= rs_suite_setting( 'days' ) * DAY_IN_SECONDS;
	if ( ! $is_current ) {
		return false;
	}
	$services = rs_suite_read_services( $newest[3], $newest[1] );
	if ( in_array( "-$service", $services, true ) ) {
		return false;
	}
	return in_array( $service, $services, true ) || in_array( $category, preg_split( '/,|%2C/', $newest[2] ), true );
}

/**
 * Reads the second part of the cookie, which follows the id: `{id}_{seconds}_youtube_-hotjar` allows `youtube` and refuses
 * `hotjar`. A part with the time of another answer does not count.
 *
 * @return string[] Ids of allowed services, and of refused ones behind a `-`.
 */
function rs_suite_read_services( string $segment, int $seconds ): array {
	if ( ! preg_match( '/^.+?_(\d{9,})_([a-z\d_-]+)$/', $segment, $found ) || (int) $found[1] !== $seconds ) {
		return array();
	}
	return array_values( preg_grep( '/^-?[a-z][a-z\d-]{0,31}$/', explode( '_', $found[2] ) ) );
}

/** Returns true if the pages have the banner of this plugin. */
function rs_suite_has_banner(): bool {
	return rs_suite_setting( 'banner' ) && isset( rs_suite_tags()['cookie-consent'] );
}

// The stub, in front of every other script.
add_action( 'wp_head', function () {
	$stub = rs_suite_path( 'consent-stub.js' );
	if ( rs_suite_has_banner() && is_file( $stub ) ) {
		rs_suite_used( 'cookie-consent' );
		printf(
			'<script data-cfasync="false" data-no-optimize="1" data-noptimize="1" data-revision="%d" data-days="%d">%s</script>' . "\n",
			(int) rs_suite_setting( 'revision' ),
			(int) rs_suite_setting( 'days' ),
			file_get_contents( $stub ) // phpcs:ignore WordPress.Security.EscapeOutput -- a file of this plugin, whose hash is in the policy.
		);
	}
}, PHP_INT_MIN );

add_action( 'wp_enqueue_scripts', function () {
	if ( rs_suite_has_banner() ) {
		rs_suite_enqueue_sheet( 'rs-suite-banner', 'themes/cookie-consent/first-paint.css' );
	}
	if ( rs_suite_has_banner() || function_exists( 'wp_has_consent' ) ) {
		$needs = function_exists( 'wp_has_consent' ) ? array( 'wp-consent-api' ) : array();
		wp_enqueue_script( 'rs-suite-consent', plugins_url( 'consent-bridge.js', RS_SUITE_FILE ), $needs, RS_SUITE_VERSION, true );
	}
} );

add_filter(
	'script_loader_tag',
	fn ( $tag, $handle ) => 'rs-suite-consent' === $handle
		? str_replace( ' src=', sprintf( ' data-banner="%d" data-revision="%d" data-days="%d" src=', rs_suite_has_banner(), rs_suite_setting( 'revision' ), rs_suite_setting( 'days' ) ), $tag )
		: $tag,
	10,
	2
);

// The banner, where the keyboard reaches it early. A theme without `wp_body_open` has it in the footer.
add_action( 'wp_body_open', 'rs_suite_print_banner' );
add_action( 'wp_footer', 'rs_suite_print_banner' );

/** Prints the banner once. */
function rs_suite_print_banner(): void {
	static $is_printed = false;
	if ( $is_printed || ! rs_suite_has_banner() ) {
		return;
	}
	$is_printed = true;
	$texts      = rs_suite_read_json( plugin_dir_path( RS_SUITE_FILE ) . 'languages/banner.json' );
	$words      = $texts[ strtolower( strtok( get_bloginfo( 'language' ), '-_' ) ) ] ?? $texts['en'] ?? array();
	$word       = fn ( string $name ) => esc_html( $words[ $name ] ?? $name );
	$links      = array( 'policy' => rs_suite_setting( 'policy_href' ), 'privacy' => rs_suite_setting( 'privacy_href' ) );
	$links['privacy'] = '' === $links['privacy'] ? get_privacy_policy_url() : $links['privacy'];
	printf(
		'<cookie-consent revision="%d" days="%d" policy-href="%s" privacy-href="%s"><script type="application/json">%s</script>',
		(int) rs_suite_setting( 'revision' ),
		(int) rs_suite_setting( 'days' ),
		esc_url( $links['policy'] ),
		esc_url( $links['privacy'] ),
		wp_json_encode( array( 'categories' => rs_suite_setting( 'categories' ) ), JSON_HEX_TAG )
	);
	echo '<div><h2>' . $word( 'title' ) . '</h2><p>' . $word( 'text' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	foreach ( array_filter( $links ) as $name => $href ) {
		printf( ' <a href="%s">%s</a>', esc_url( $href ), $word( $name ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	}
	echo '</p><div>';
	foreach ( array( 'accept', 'reject', 'settings' ) as $answer ) {
		printf( '<button type="button" class="wp-element-button" data-consent="%s">%s</button> ', esc_attr( $answer ), $word( $answer ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	}
	echo '</div></div></cookie-consent>';
}

// WP Consent API: plugins that ask it in PHP get the answer of the banner.
add_filter( 'wp_consent_api_registered_' . plugin_basename( RS_SUITE_FILE ), '__return_true' );
add_filter( 'wp_get_consent_type', fn ( $type ) => rs_suite_has_banner() ? 'optin' : $type );
add_filter(
	'wp_has_consent',
	fn ( $has, $category ) => rs_suite_has_banner() ? rs_suite_has_consent( array( 'functional' => 'necessary', 'statistics-anonymous' => 'statistics' )[ $category ] ?? $category ) : $has,
	10,
	2
);
add_action( 'init', function () {
	if ( function_exists( 'wp_add_cookie_info' ) ) {
		wp_add_cookie_info( 'rs_consent', 'rs-suite', 'functional', rs_suite_setting( 'days' ) . ' d', __( 'Keeps the answer of the visitor.', 'rs-suite' ) );
	}
} );
