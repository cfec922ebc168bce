<?php

namespace RsSuite\Plugin\System\RsSuite;

\defined('_JEXEC') or die;

use Joomla\CMS\Document\HtmlDocument;
use Joomla\Registry\Registry;

/** Script, sheets, preloads and inline stub in the head of a page. */
final class Head
{
    /**
     * Adds them.
     *
     * @param string[] $tags Tags that the page is known to contain.
     */
    public static function add(HtmlDocument $document, Registry $params, array $tags): void
    {
        $build  = new Build((bool) $params->get('compact', 0));
        $assets = $document->getWebAssetManager();
        $script = $build->path('suite.js');

        if (!Build::isThere($script)) {
            return;
        }

        $assets->registerAndUseScript('rs-suite', $script, ['version' => ''], ['type' => 'module']);
        $theme = Build::FOLDER . 'themes/' . basename((string) $params->get('theme', '')) . '.css';

        if (Build::isThere($theme)) {
            $assets->registerAndUseStyle('rs-suite', $theme, ['version' => '', 'weight' => 600]);
        }

        if ($params->get('banner', 0)) {
            self::addStub($document, $params);
        }

        // Custom tags come after Joomla's import map: browsers ignore a map behind the first module or preload.
        foreach ($build->chunks([...$tags, self::language($document, $params)]) as $path) {
            $address = htmlspecialchars(Build::address($path), ENT_QUOTES, 'UTF-8');
            $document->addCustomTag('<link rel="modulepreload" href="' . $address . '">');
        }
    }

    /** Adds the inline stub in front of every script, with the revision and the days of the banner. */
    private static function addStub(HtmlDocument $document, Registry $params): void
    {
        $stub = Build::stub();

        if ($stub === '') {
            return;
        }

        $place = 'rs-suite.first';
        $said  = [
            'data-revision' => (string) (int) $params->get('revision', 1),
            'data-days'     => (string) (int) $params->get('days', 365),
        ];
        $document->getWebAssetManager()
            ->registerAndUseScript($place, '', ['weight' => -1000])
            ->addInlineScript($stub, ['name' => 'rs-suite.stub', 'position' => 'before'], $said, [$place])
            ->registerAndUseStyle(
                'rs-suite.banner',
                Build::FOLDER . 'themes/cookie-consent/first-paint.css',
                ['version' => '']
            );
    }

    /** Returns the language of the suite's texts, such as `en`. */
    private static function language(HtmlDocument $document, Registry $params): string
    {
        $chosen = (string) $params->get('language', '');

        return strtolower(explode('-', $chosen === '' ? $document->getLanguage() : $chosen)[0]);
    }
}
