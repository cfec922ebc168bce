<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

/**
 * Turns markers into tags: `<div data-rs="tab-set" data-rs-breakpoint="960">…</div>`, which Joomla's text filters keep, and
 * `{rs-suite tab-set breakpoint="960"}…{/rs-suite}`. Everything else in a text stays as it is, byte for byte.
 */
final class Markers
{
    /** Tags that are settings of a site. The authors of articles cannot add them. */
    private const OF_SITE = ['cookie-consent', 'page-analytics'];

    /** Parts of a text: content that is no markup, a marker in braces with a paragraph of its own or without, a tag. */
    private const PARTS = '~<!--.*?-->|<(script|style|textarea|pre|code|template)\b.*?</\1\s*>'
        . '|(?<p><p\b[^<>]*>(?:\s|&nbsp;)*)?\{(?:rs-suite\s+(?<code>[a-z][a-z0-9-]*)(?<said>(?:[^{}"\']|"[^"]*"|\'[^\']*\')*)'
        . '|(?<end>/rs-suite)\s*)\}(?(p)(?:\s|&nbsp;|<br\s*/?>)*</p>)'
        . '|<div\b(?<div>(?:[^<>"\']|"[^"]*"|\'[^\']*\')*+)>|(?<close></div\s*>)|</?[a-z](?:[^<>"\']|"[^"]*"|\'[^\']*\')*+>~is';

    /** @var array<string, true> Tags that were written. */
    public array $tags = [];
    /** @var array<string, true> Markers and attributes that were left out. */
    public array $unknown = [];

    /**
     * @param array<string, array<string, string>> $known    Types of attributes, by tag and name.
     * @param array<string, string>                $defaults Attributes of every tag that has them.
     */
    public function __construct(private readonly array $known, private readonly array $defaults = [])
    {
    }

    /** Returns true for a text that may contain a marker. */
    public static function areIn(string $html): bool
    {
        return str_contains($html, 'data-rs=') || str_contains($html, '{rs-suite');
    }

    /** Returns a text with tags in the place of its markers. */
    public function convert(string $html): string
    {
        preg_match_all(self::PARTS, $html, $parts, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL);
        $open  = [];
        $edits = [];

        foreach ($parts as $part) {
            [$text, $at] = $part[0];
            $end         = $at + \strlen($text);
            $start       = self::readStart($part['code'][0], $part['said'][0], $part['div'][0]);

            if ($start && $start['isEmpty'] && $start['isText']) {
                $tag        = $this->write($start);
                $edits[$at] = [$end, $tag ? "$tag</$start[name]>" : $text];
            } elseif ($start) {
                $open[] = $start + ['at' => $at, 'end' => $end];
            } elseif ($part['end'][0] || $part['close'][0]) {
                $edits = $this->close($html, $open, (bool) $part['end'][0], $at, $end) + $edits;
            }
        }

        foreach (array_filter($open, fn (array $start) => $start['name'] !== '') as ['name' => $name]) {
            $this->unknown["<$name> …"] = true;
        }

        krsort($edits);

        foreach ($edits as $at => [$end, $text]) {
            $html = substr_replace($html, $text, $at, $end - $at);
        }

        return $html;
    }

    /** Returns the name and the attributes of a start, name '' for a plain `<div>`; null for another part. */
    private static function readStart(?string $code, ?string $said, ?string $div): ?array
    {
        if ($code === null && $div === null) {
            return null;
        }

        $rest = rtrim($code === null ? $div : html_entity_decode($said, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
        $all  = Tag::attributes($rest);
        $name = strtolower($code ?? $all['data-rs'] ?? '');

        return ['name' => $name, 'all' => $all, 'isText' => $code !== null, 'isEmpty' => str_ends_with($rest, '/')];
    }

    /** Returns the edits of the last start of its kind, and of its end. What was opened after that start has no end. */
    private function close(string $html, array &$open, bool $isText, int $at, int $end): array
    {
        $same  = array_keys(array_column($open, 'isText'), $isText, true);
        $start = $same ? $open[end($same)] : null;

        foreach ($same ? array_splice($open, end($same)) : [] as $index => $left) {
            $this->unknown += $index > 0 && $left['name'] !== '' ? ["<$left[name]> …" => true] : [];
        }

        $tag   = $start && $start['name'] !== '' ? $this->write($start) : '';

        if ($tag === '') {
            return [];
        }

        $content = substr($html, $start['end'], $at - $start['end']);

        // Editors fill an empty marker with a space. A tag paints itself only where it is empty.
        if (preg_match('~^(?:\s|&nbsp;|\x{A0}|</?p>|<br\s*/?>)*$~iu', $content)) {
            return [$start['at'] => [$end, "$tag</$start[name]>"]];
        }

        return [$start['at'] => [$start['end'], $tag], $at => [$end, "</$start[name]>"]];
    }

    /** Returns the start tag of a marker; '' for a tag that is unknown here. */
    private function write(array $start): string
    {
        ['name' => $name, 'all' => $all, 'isText' => $isText] = $start;

        if (!isset($this->known[$name]) || \in_array($name, self::OF_SITE, true)) {
            $this->unknown["<$name>"] = true;

            return '';
        }

        $this->tags[$name] = true;
        $json              = json_decode($all['data-rs-json'] ?? 'false', true);
        $attributes        = [];

        if ($json === null) {
            $this->unknown["<$name data-rs-json>"] = true;
        }

        foreach (array_diff_key($all, ['data-rs' => 1, 'data-rs-json' => 1]) as $attribute => $value) {
            $own         = preg_replace('~^data-rs-~', '', $attribute);
            $attributes += $this->attribute($name, $own, $value, !$isText && $own === $attribute);
        }

        $attributes += array_intersect_key($this->defaults, $this->known[$name]);

        return Tag::start($name, $attributes) . ($json ? Tag::json($json) : '');
    }

    /**
     * Returns an attribute as the tag has it; none if it is unknown.
     *
     * @param bool $isOfDiv True for an attribute of the `<div>` itself, which the text filter of the site has passed.
     */
    private function attribute(string $tag, string $name, string $value, bool $isOfDiv): array
    {
        $type   = $isOfDiv ? 'string' : ($this->known[$tag][$name] ?? '');
        $isKept = $type !== '' || preg_match('~^(?:id|class|lang|dir|title|role|(?:aria|data)-[a-z0-9-]+)$~', $name);

        if (!$isKept || Tag::isScript($value)) {
            $this->unknown["<$tag $name>"] = true;

            return [];
        }

        if ($type === 'boolean') {
            return \in_array($value, ['false', '0'], true) ? [] : [$name => true];
        }

        return [$name => $value];
    }
}
