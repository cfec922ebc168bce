<?php
/** HTML of a tag, as the server writes it: checked attributes, JSON as data, and content that works without scripts. */

defined( 'ABSPATH' ) || exit;

/** Attributes that every tag takes beside those of the manifest, with their descriptions. */
function rs_suite_common_attributes(): array {
	return array(
		'id'    => __( 'Id in the page.', 'rs-suite' ),
		'label' => __( 'Visible text of a link or a field, or the name of a region for screen readers.', 'rs-suite' ),
		'name'  => __( 'Name of a field.', 'rs-suite' ),
		'json'  => __( 'Options as JSON. In a shortcode write &#91; and &#93; for its brackets.', 'rs-suite' ),
	);
}

/** Returns the kind of content that a tag has: `field`, `link`, `empty`, or `container` for blocks of the page. */
function rs_suite_kind( string $tag ): string {
	return match ( $tag ) {
		'rs-calendar', 'rs-range', 'rs-location', 'rs-uploads' => 'field',
		'whatsapp-link', 'back-to-top' => 'link',
		'page-analytics' => 'empty',
		default => 'container',
	};
}

/** Returns the name of a tag's shortcode: the tag with `rs-` in front. */
function rs_suite_shortcode( string $tag ): string {
	return str_starts_with( $tag, 'rs-' ) ? $tag : "rs-$tag";
}

/**
 * Returns the HTML of a tag.
 *
 * @param array  $written Attributes as an author wrote them.
 * @param string $content HTML inside.
 * @param string $wrapper Attributes of a block, escaped.
 */
function rs_suite_markup( string $tag, array $written, string $content = '', string $wrapper = '' ): string {
	$manifest = rs_suite_tags()[ $tag ] ?? null;
	$kind     = rs_suite_kind( $tag );
	$text     = '' === trim( $content ) ? (string) ( $written['label'] ?? '' ) : $content;
	$inside   = match ( true ) {
		'container' === $kind            => $content,
		str_contains( $content, '<' )    => $content,
		'field' === $kind                => rs_suite_field( $tag, $written, $text ),
		'link' === $kind                 => rs_suite_link( $tag, $written, $text ),
		default                          => '',
	};
	// A feed has no scripts.
	if ( null === $manifest || is_feed() ) {
		return $inside;
	}
	rs_suite_used( $tag );
	$notes      = array();
	$attributes = $wrapper;
	$opener     = '';
	if ( 'offcanvas-panel' === $tag && ! empty( $written['label'] ) ) {
		// A panel needs something that opens it.
		$written['id'] = sanitize_html_class( (string) ( $written['id'] ?? '' ), wp_unique_id( 'rs-suite-panel-' ) );
		$opener        = sprintf( '<p><a href="#%1$s" data-offcanvas-toggle="%1$s">%2$s</a></p>', esc_attr( $written['id'] ), esc_html( $written['label'] ) );
	}
	foreach ( rs_suite_checked( $tag, $written, $notes ) as $name => $value ) {
		$attributes .= true === $value ? ' ' . esc_attr( $name ) : sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	$json = rs_suite_json( (string) ( $written['json'] ?? '' ), $notes );
	return $opener . sprintf( '<%1$s%2$s>%3$s%4$s</%1$s>%5$s', $tag, rtrim( ' ' . trim( $attributes ) ), $json, $inside, rs_suite_notes( $tag, $notes ) );
}

/** Returns the attributes that the tag has, with values of their types. All others are named in the notes. */
function rs_suite_checked( string $tag, array $written, array &$notes ): array {
	$known   = rs_suite_tags()[ $tag ]['attributes'];
	$checked = array();
	foreach ( $written as $name => $value ) {
		if ( is_int( $name ) ) {
			// An attribute without a value has a number as its key.
			list( $name, $value ) = array( (string) $value, true );
		}
		if ( array_key_exists( $name, rs_suite_common_attributes() ) ) {
			continue;
		}
		$safe = isset( $known[ $name ] ) ? rs_suite_value( $known[ $name ], $value ) : null;
		if ( null === $safe ) {
			/* translators: 1: attribute, 2: its value */
			$notes[] = sprintf( __( 'the attribute %1$s="%2$s" is left out: the tag has no such attribute, or not this value', 'rs-suite' ), $name, true === $value ? '' : wp_json_encode( $value ) );
		} elseif ( false !== $safe ) {
			$checked[ $name ] = $safe;
		}
	}
	if ( 'media-box' === $tag && ! isset( $checked['selector'] ) ) {
		// Links to pictures open in the viewer without a mark of their own.
		$checked += array( 'group' => 'auto' );
	}
	if ( isset( $known['privacy'] ) && rs_suite_setting( 'strict' ) ) {
		$checked['privacy'] = 'strict';
	}
	if ( ! empty( $written['id'] ) ) {
		$checked['id'] = sanitize_html_class( (string) $written['id'] );
	}
	if ( 'container' === rs_suite_kind( $tag ) && ! empty( $written['label'] ) ) {
		$checked['aria-label'] = (string) $written['label'];
	}
	return $checked;
}

/**
 * Returns the value of an attribute; true for one without a value, false for one that is off, null for a wrong value.
 *
 * @param array $attribute Attribute of the manifest.
 */
function rs_suite_value( array $attribute, mixed $value ): string|bool|null {
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	if ( 'boolean' === $attribute['type'] ) {
		return ! in_array( $value, array( false, 'false', '0', 0 ), true );
	}
	$value = true === $value ? '' : (string) $value;
	return match ( true ) {
		'number' === $attribute['type'] && ! is_numeric( $value ) => null,
		'enum' === $attribute['type'] && ! in_array( $value, $attribute['values'] ?? array(), true ) => null,
		rs_suite_is_address( $attribute['name'] ) && ! rs_suite_is_allowed( $value ) => null,
		default => $value,
	};
}

/** Returns true for attributes with addresses, from which a page may load something, or to which it may send something. */
function rs_suite_is_address( string $name ): bool {
	return 1 === preg_match( '/(^|-)(href|url|src|sink|geocoder|tiles|icon)$/', $name );
}

/** Returns true if each address in a text is one of this site, or of a host in the settings. */
function rs_suite_is_allowed( string $value ): bool {
	$hosts = array_merge( explode( "\n", rs_suite_setting( 'hosts' ) ), array( wp_parse_url( home_url(), PHP_URL_HOST ) ) );
	foreach ( preg_split( '/\s+/', $value, -1, PREG_SPLIT_NO_EMPTY ) as $word ) {
		$word = str_replace( '\\', '/', $word );
		if ( preg_match( '#^(https?:)?//#i', $word ) ) {
			if ( ! in_array( strtolower( (string) wp_parse_url( strtr( $word, '{}', '__' ), PHP_URL_HOST ) ), $hosts, true ) ) {
				return false;
			}
		} elseif ( preg_match( '/^[\x00-\x20]*[a-z][\x00-\x20a-z0-9+.-]*:/i', $word ) ) {
			return false;
		}
	}
	return true;
}

/** Returns options as a data block; '' for a text that is no JSON object. */
function rs_suite_json( string $text, array &$notes ): string {
	if ( '' === trim( $text ) ) {
		return '';
	}
	// `kses` and authors write these characters so.
	$data = json_decode( strtr( $text, array( '&amp;' => '&', '&lt;' => '<', '&gt;' => '>', '&#91;' => '[', '&#091;' => '[', '&#93;' => ']', '&#093;' => ']' ) ) );
	if ( ! is_object( $data ) ) {
		$notes[] = __( 'the options are no JSON object', 'rs-suite' );
		return '';
	}
	return sprintf( '<script type="application/json">%s</script>', wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE ) );
}

/** Returns a labelled input, for a field of which an author wrote only the label. */
function rs_suite_field( string $tag, array $written, string $label ): string {
	$id   = wp_unique_id( 'rs-suite-field-' );
	$type = 'rs-uploads' === $tag ? 'type="file" multiple' : 'type="text"';
	$name = (string) ( $written['name'] ?? '' );
	return sprintf(
		'<label for="%1$s">%2$s</label> <input %3$s id="%1$s" name="%4$s">',
		esc_attr( $id ),
		esc_html( $label ),
		$type,
		esc_attr( '' === $name ? substr( $tag, 3 ) : $name )
	);
}

/** Returns the link that works without scripts. */
function rs_suite_link( string $tag, array $written, string $text ): string {
	if ( 'back-to-top' === $tag ) {
		return sprintf( '<a href="#top">%s</a>', esc_html( '' === $text ? __( 'Back to top', 'rs-suite' ) : $text ) );
	}
	$phone  = (string) ( $written['phone'] ?? '' );
	$digits = preg_replace( '/\D/', '', $phone );
	// A number without + or 00 in front is one of the country.
	$is_full = preg_match( '/^\s*(\+|00)/', $phone ) || strlen( $digits ) > 9;
	$country = preg_replace( '/\D/', '', (string) ( $written['country'] ?? '' ) );
	$number  = $is_full ? ltrim( $digits, '0' ) : ( '' === $country ? '34' : $country ) . $digits;
	return sprintf( '<a href="%s">%s</a>', esc_url( "https://wa.me/$number" ), esc_html( '' === $text ? 'WhatsApp' : $text ) );
}

/** Returns sentences about a tag for those who can edit the page; '' for visitors. */
function rs_suite_notes( string $tag, array $notes ): string {
	if ( ! $notes || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return sprintf( '<p class="rs-suite-note"><strong>rs-suite</strong> %s: %s.</p>', esc_html( $tag ), esc_html( implode( '; ', $notes ) ) );
}
