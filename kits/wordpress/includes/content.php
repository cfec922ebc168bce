<?php
/**
 * Tags in the content of pages: what roles without `unfiltered_html` may write, what `wpautop` leaves around tags, the viewer
 * around galleries, and the comment form.
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the tags and attributes that every role may write. Attributes with addresses are left out, because `kses` cannot
 * compare hosts: a block and a shortcode can.
 */
function rs_suite_kses_rules(): array {
	$common = array_fill_keys( array( 'id', 'class', 'title', 'role', 'lang', 'dir', 'hidden', 'slot', 'aria-label', 'aria-labelledby', 'aria-describedby', 'data-*' ), true );
	return array_map(
		fn ( $manifest ) => $common + array_fill_keys( array_filter( array_keys( $manifest['attributes'] ), fn ( $name ) => ! rs_suite_is_address( $name ) ), true ),
		rs_suite_tags()
	);
}

add_filter(
	'wp_kses_allowed_html',
	fn ( $allowed, $context ) => 'post' === $context ? $allowed + rs_suite_kses_rules() : $allowed,
	10,
	2
);

// After `wpautop` (10) and shortcodes (11).
add_filter( 'the_content', 'rs_suite_unwrap', 12 );
add_filter( 'the_content', function ( $html ) {
	rs_suite_used( ...rs_suite_tags_in( (string) $html ) );
	return $html;
}, 99 );

/** Moves tags with blocks inside out of the paragraphs that `wpautop` has written around their start and end. */
function rs_suite_unwrap( string $html ): string {
	$tags = array_filter( array_keys( rs_suite_tags() ), fn ( $tag ) => 'container' === rs_suite_kind( $tag ) );
	if ( ! $tags || ! preg_match( '#<(' . implode( '|', $tags ) . ')\b#', $html ) ) {
		return $html;
	}
	$names = '(?:' . implode( '|', $tags ) . ')\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>';
	$one   = "</?$names";
	$break = '(?:\s|<br ?/?>)*';
	$block = '(?:p|h[1-6]|div|section|ul|ol|figure|form|table|script|' . implode( '|', $tags ) . ')';
	$html  = preg_replace_callback(
		'#<p>((?:(?!</?p[ >]).)*)</p>#s',
		function ( $paragraph ) use ( $one, $break, $block ) {
			preg_match( "#^((?:$break$one)*)$break(.*?)$break((?:$one$break)*)$#s", $paragraph[1], $parts );
			list( , $before, $text, $after ) = $parts + array( '', '', $paragraph[1], '' );
			if ( '' === $before . $after ) {
				return $paragraph[0];
			}
			$strip = fn ( $part ) => preg_replace( '#<br ?/?>#', '', $part );
			$is_bare = '' === trim( $text ) || preg_match( "#^<$block#", $text );
			return $strip( $before ) . ( $is_bare ? $text : "<p>$text</p>" ) . $strip( $after );
		},
		$html
	) ?? $html;
	// A paragraph that was never closed, because a block begins in it.
	return preg_replace( array( "#<p>\s*(<$names)(?=\s*<$block)#", "#(</$block>\s*</$names)\s*</p>#" ), '$1', $html ) ?? $html;
}

// Inside the figure of a gallery: around it the viewer would take the width from it that themes give to blocks of a page.
add_filter( 'render_block_core/gallery', function ( $html ) {
	if ( ! rs_suite_setting( 'gallery' ) || ! isset( rs_suite_tags()['media-box'] ) || is_feed() || str_contains( $html, '<media-box' ) ) {
		return $html;
	}
	$attributes = rs_suite_setting( 'strict' ) ? ' privacy="strict"' : '';
	$with       = preg_replace( '/^(\s*<figure\b[^>]*>)(.*)(<\/figure>\s*)$/s', "\$1<media-box group=\"auto\"$attributes>\$2</media-box>\$3", $html );
	if ( null === $with || $with === $html ) {
		return $html;
	}
	rs_suite_used( 'media-box' );
	return $with;
} );

/** Returns true if the comment form is to be one of the suite. */
function rs_suite_has_comment_form(): bool {
	return rs_suite_setting( 'comments' ) && isset( rs_suite_tags()['rs-form'] );
}

add_action( 'wp_enqueue_scripts', function () {
	if ( rs_suite_has_comment_form() && is_singular() && comments_open() ) {
		rs_suite_used( 'rs-form', 'rs-form.profiles' );
	}
} );

// The words of WordPress' comment form, for `<rs-form>`.
add_action( 'comment_form_before', function () {
	if ( ! rs_suite_has_comment_form() ) {
		return;
	}
	rs_suite_used( 'rs-form', 'rs-form.profiles' );
	$profile = rs_suite_read_json( plugin_dir_path( RS_SUITE_FILE ) . 'comment-profile.json' );
	printf(
		'<script type="application/json" data-form-profile>%s</script><rs-form markup="wordpress-comments"%s>',
		wp_json_encode( $profile, JSON_HEX_TAG | JSON_HEX_AMP ),
		rs_suite_setting( 'strict' ) ? ' privacy="strict"' : ''
	);
} );
add_action( 'comment_form_after', function () {
	echo rs_suite_has_comment_form() ? '</rs-form>' : '';
} );
