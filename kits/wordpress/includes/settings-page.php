<?php
/** Page "Settings, rs-suite". WordPress checks its nonce and the capability `manage_options` before it stores anything. */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', function () {
	add_options_page( 'rs-suite', 'rs-suite', 'manage_options', 'rs-suite', 'rs_suite_print_settings' );
} );

add_filter( 'plugin_action_links_' . plugin_basename( RS_SUITE_FILE ), function ( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=rs-suite' ) ), esc_html__( 'Settings', 'rs-suite' ) );
	return array_merge( array( $link ), $links );
} );

/** Prints the page. */
function rs_suite_print_settings(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>rs-suite ' . esc_html( RS_SUITE_VERSION ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'rs_suite' );
	foreach ( rs_suite_sections() as $title => $rows ) {
		echo '<h2>' . esc_html( $title ) . '</h2><table class="form-table" role="presentation">';
		foreach ( $rows as $name => $row ) {
			rs_suite_print_row( $name, $row );
		}
		echo '</table>';
	}
	submit_button();
	echo '</form></div>';
}

/** Returns the rows of the page by sections: name → type, label, help and options of a setting. */
function rs_suite_sections(): array {
	$tags   = array_keys( rs_suite_all_tags() );
	$themes = rs_suite_themes();
	$words  = array( 'preferences' => __( 'Preferences', 'rs-suite' ), 'statistics' => __( 'Statistics', 'rs-suite' ), 'marketing' => __( 'Marketing', 'rs-suite' ) );
	return array(
		__( 'Pages', 'rs-suite' )   => array(
			'tags'     => array( 'list', __( 'Tags', 'rs-suite' ), __( 'Each has a block, and a shortcode such as [rs-tab-set].', 'rs-suite' ), array_combine( $tags, $tags ) ),
			'gallery'  => array( 'box', __( 'Pictures of galleries open in the viewer', 'rs-suite' ), __( 'For blocks “Gallery” that link to the media file.', 'rs-suite' ) ),
			'comments' => array( 'box', __( 'The comment form is checked before it is sent', 'rs-suite' ), '' ),
			'theme'    => array( 'choice', __( 'Style sheet', 'rs-suite' ), '', array( '' => __( 'none', 'rs-suite' ) ) + array_combine( $themes, $themes ) ),
			'compact'  => array( 'box', __( 'Smaller build', 'rs-suite' ), __( 'The same tags with Preact in the place of React.', 'rs-suite' ) ),
			'strict'   => array( 'box', __( 'Strict privacy', 'rs-suite' ), __( 'Nothing is stored, and nothing comes from another site, unless the visitor allows it.', 'rs-suite' ) ),
			'hosts'    => array( 'text', __( 'Other hosts', 'rs-suite' ), __( 'Hosts to which addresses in tags may lead, one in a line. All other addresses have to be of this site.', 'rs-suite' ) ),
		),
		__( 'Consent', 'rs-suite' ) => array(
			'banner'       => array( 'box', __( 'Consent banner', 'rs-suite' ), '' ),
			'categories'   => array( 'list', __( 'Categories', 'rs-suite' ), '', $words ),
			'policy_href'  => array( 'line', __( 'Address of the cookie policy', 'rs-suite' ), '' ),
			'privacy_href' => array( 'line', __( 'Address of the privacy policy', 'rs-suite' ), __( 'Empty: the page of WordPress’ own setting.', 'rs-suite' ) ),
			'revision'     => array( 'line', __( 'Revision', 'rs-suite' ), __( 'A higher number asks every visitor again.', 'rs-suite' ) ),
			'days'         => array( 'line', __( 'Days that an answer is valid', 'rs-suite' ), '' ),
		),
		__( 'Policy', 'rs-suite' )  => array(
			'policy'         => array( 'choice', 'Content-Security-Policy', __( 'For visitors. Begin with reports, and look at the console of the browser.', 'rs-suite' ), array( '' => __( 'none', 'rs-suite' ), 'report' => __( 'only report', 'rs-suite' ), 'enforce' => __( 'enforce', 'rs-suite' ) ) ),
			'policy_scripts' => array( 'text', __( 'Further sources of scripts', 'rs-suite' ), __( 'Hashes or addresses, one in a line. The command “npx rs-suite doctor” prints the hashes that are missing.', 'rs-suite' ) ),
		),
	);
}

/** Prints a setting. */
function rs_suite_print_row( string $name, array $row ): void {
	list( $type, $label, $help, $options ) = array_pad( $row, 4, array() );
	$id    = "rs-suite-$name";
	$field = "rs_suite[$name]";
	$value = 'tags' === $name ? array_keys( rs_suite_tags() ) : rs_suite_setting( $name );
	printf( '<tr><th scope="row">%s</th><td>', 'list' === $type ? esc_html( $label ) : sprintf( '<label for="%s">%s</label>', esc_attr( $id ), esc_html( $label ) ) );
	if ( 'list' === $type ) {
		printf( '<fieldset><legend class="screen-reader-text">%s</legend><input type="hidden" name="%s[]" value="">', esc_html( $label ), esc_attr( $field ) );
		foreach ( $options as $key => $text ) {
			printf( '<label><input type="checkbox" name="%s[]" value="%s"%s> %s</label><br>', esc_attr( $field ), esc_attr( $key ), checked( in_array( (string) $key, $value, true ), true, false ), esc_html( $text ) );
		}
		echo '</fieldset>';
	} elseif ( 'box' === $type ) {
		printf( '<input type="checkbox" id="%s" name="%s" value="1"%s>', esc_attr( $id ), esc_attr( $field ), checked( $value, true, false ) );
	} elseif ( 'choice' === $type ) {
		printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $field ) );
		foreach ( $options as $key => $text ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $key ), selected( $value, $key, false ), esc_html( $text ) );
		}
		echo '</select>';
	} elseif ( 'text' === $type ) {
		printf( '<textarea id="%s" name="%s" rows="3" class="large-text code">%s</textarea>', esc_attr( $id ), esc_attr( $field ), esc_textarea( $value ) );
	} else {
		printf( '<input id="%s" name="%s" value="%s" class="regular-text">', esc_attr( $id ), esc_attr( $field ), esc_attr( (string) $value ) );
	}
	echo $help ? '<p class="description">' . esc_html( $help ) . '</p></td></tr>' : '</td></tr>';
}
