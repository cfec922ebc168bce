<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

/** Text of a tag: the one place in which names and values become HTML. */
final class Tag
{
    /** @param array<string, string|true> $attributes True for one without a value. */
    public static function start(string $tag, array $attributes): string
    {
        $html = "<$tag";

        foreach ($attributes as $name => $value) {
            $html .= " $name" . ($value === true ? '' : '="' . htmlspecialchars($value, ENT_QUOTES, 'UTF-8') . '"');
        }

        return "$html>";
    }

    /** Returns the JSON of a tag, as its first child. */
    public static function json(mixed $value): string
    {
        $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

        return '<script type="application/json">' . json_encode($value, $flags) . '</script>';
    }

    /**
     * Returns the attributes of a text such as `a="1" b`, by name, with their entities decoded.
     *
     * @return array<string, string>
     */
    public static function attributes(string $text): array
    {
        $found = [];
        preg_match_all('~([^\s"\'<>/=]+)(?:\s*=\s*("[^"]*"|\'[^\']*\'|[^\s"\'<>`]+))?~', $text, $matches, PREG_SET_ORDER);

        foreach ($matches as $match) {
            $value = preg_replace('~^(["\'])(.*)\1$~s', '$2', $match[2] ?? '');
            $found[strtolower($match[1])] ??= html_entity_decode($value, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        }

        return $found;
    }

    /** Returns true for an address that is a script, or a page of its own: the text filters of Joomla remove these. */
    public static function isScript(string $value): bool
    {
        $address = preg_replace('/[\x00-\x20]+/', '', $value);

        return preg_match('~^(?:javascript:|vbscript:|data:[a-z]+/)~i', $address) === 1;
    }
}
