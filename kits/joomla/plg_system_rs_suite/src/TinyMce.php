<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

use Joomla\CMS\Document\HtmlDocument;

/** Options of Joomla's editor TinyMCE, which removes every tag that it does not know when an article is opened. */
final class TinyMce
{
    private const KEY = 'plg_editor_tinymce';
    /** Tags inside a line of text. */
    private const INLINE = ['whatsapp-link', 'back-to-top'];

    /**
     * Adds the tags to every editor of a page.
     *
     * @param string[] $tags
     */
    public static function addTags(HtmlDocument $document, array $tags): void
    {
        $options = $document->getScriptOptions(self::KEY);

        if (!$tags || !\is_array($options['tinyMCE'] ?? null)) {
            return;
        }

        $names = array_map(fn (string $tag) => (\in_array($tag, self::INLINE, true) ? '~' : '') . $tag, $tags);
        $valid = array_map(fn (string $tag) => $tag . '[*]', $tags);

        foreach ($options['tinyMCE'] as &$editor) {
            if (\is_array($editor)) {
                $editor['custom_elements']         = self::joined($editor['custom_elements'] ?? '', $names);
                $editor['extended_valid_elements'] = self::joined($editor['extended_valid_elements'] ?? '', $valid);
            }
        }

        $document->addScriptOptions(self::KEY, $options, false);
    }

    /** @param string[] $names */
    private static function joined(mixed $before, array $names): string
    {
        return implode(',', array_filter([\is_string($before) ? $before : '', ...$names]));
    }
}
