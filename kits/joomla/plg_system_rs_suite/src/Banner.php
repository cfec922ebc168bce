<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

use Joomla\Registry\Registry;

/** Consent banner, by the settings of the plugin. Its texts are the suite's own, in the language of the page. */
final class Banner
{
    /** Returns the tag. */
    public static function html(Registry $params): string
    {
        $attributes = [
            'revision'     => (string) (int) $params->get('revision', 1),
            'days'         => (string) (int) $params->get('days', 365),
            'policy-href'  => (string) $params->get('policy_href', ''),
            'privacy-href' => (string) $params->get('privacy_href', ''),
            'reload'       => (string) $params->get('reload', ''),
            'locale'       => (string) $params->get('language', ''),
        ];
        $isSafe = fn (string $value) => $value !== '' && !Tag::isScript($value);
        $chosen = $params->get('categories', 'preferences,statistics');
        // Before the settings are saved for the first time the list is a text.
        $json   = ['categories' => \is_string($chosen) ? explode(',', $chosen) : array_values((array) $chosen)];

        return Tag::start('cookie-consent', array_filter($attributes, $isSafe)) . Tag::json($json) . '</cookie-consent>';
    }
}
