<?php

namespace RsSuite\Plugin\System\RsSuite\Extension;

\defined('_JEXEC') or die;

use Joomla\CMS\Document\HtmlDocument;
use Joomla\CMS\Language\Text;
use Joomla\CMS\Plugin\CMSPlugin;
use Joomla\Event\EventInterface;
use Joomla\Event\Priority;
use Joomla\Event\SubscriberInterface;
use RsSuite\Plugin\System\RsSuite\Banner;
use RsSuite\Plugin\System\RsSuite\Build;
use RsSuite\Plugin\System\RsSuite\Head;
use RsSuite\Plugin\System\RsSuite\Markers;
use RsSuite\Plugin\System\RsSuite\PageSwap;
use RsSuite\Plugin\System\RsSuite\Policy;
use RsSuite\Plugin\System\RsSuite\TinyMce;

/** The suite on the pages of a site. Pages of the administrator and of an editor are left alone. */
final class RsSuite extends CMSPlugin implements SubscriberInterface
{
    private ?Markers $markers = null;

    public static function getSubscribedEvents(): array
    {
        return [
            // After "HTTP Headers". A page of the cache has the header too.
            'onAfterInitialise'   => ['allowStub', Priority::LOW],
            'onAfterDispatch'     => 'convertComponent',
            'onAfterRenderModule' => 'convertModule',
            'onBeforeCompileHead' => 'addHead',
            'onAfterRender'       => 'editPage',
        ];
    }

    /** Adds the hash of the inline stub to the policy of the plugin "HTTP Headers". */
    public function allowStub(EventInterface $event): void
    {
        $app = $this->getApplication();

        if (!$app->isClient('site') || !$this->params->get('banner', 0) || Build::stub() === '') {
            return;
        }

        foreach ($app->getHeaders() as ['name' => $name, 'value' => $value]) {
            if (preg_match('/^content-security-policy(?:-report-only)?$/i', $name)) {
                $app->setHeader($name, Policy::withHash($value, Build::stubHash()), true);
            }
        }
    }

    /** Turns the markers in the output of the component into tags. */
    public function convertComponent(EventInterface $event): void
    {
        if (!$this->isPage('html')) {
            return;
        }

        $document = $this->getApplication()->getDocument();
        $html     = $document->getBuffer('component');

        if (\is_string($html)) {
            $document->setBuffer($this->convert($html), ['type' => 'component']);
        }

        $path = (new Build((bool) $this->params->get('compact', 0)))->path('preload.json');

        if (!Build::isThere($path)) {
            $this->notify('PLG_SYSTEM_RS_SUITE_NO_FILES', $path);
        }
    }

    /** Turns the markers in the output of a module into tags. */
    public function convertModule(EventInterface $event): void
    {
        // Joomla 4 has no name for the first argument.
        $module = $event->getArgument('subject') ?? $event->getArgument('0');

        if ($this->isPage('html', 'error') && \is_string($module->content ?? null)) {
            $module->content = $this->convert($module->content);
        }
    }

    /** Adds scripts and sheets, and the names of the tags for TinyMCE. */
    public function addHead(EventInterface $event): void
    {
        $document = $this->getApplication()->getDocument();

        if ($document instanceof HtmlDocument && $this->params->get('editor', 1)) {
            TinyMce::addTags($document, $document->getScriptOptions('plg_editor_tinymce') ? array_keys(Build::tags()) : []);
        }

        if (!$this->isPage('html', 'error')) {
            return;
        }

        Head::add($document, $this->params, [
            ...(array) $this->params->get('tags', []),
            ...($this->params->get('banner', 0) ? ['cookie-consent'] : []),
            ...(array_keys($this->markers?->tags ?? [])),
        ]);
        $names = ['report' => '-Report-Only', 'enforce' => ''];
        $name  = $names[(string) $this->params->get('trusted_types', '')] ?? null;

        if ($name !== null) {
            $this->getApplication()->setHeader("Content-Security-Policy$name", Policy::TRUSTED_TYPES);
        }
    }

    /** Swaps the scripts of other extensions, and adds the consent banner. */
    public function editPage(EventInterface $event): void
    {
        if (!$this->isPage('html') || !Build::isThere(Build::FOLDER . 'suite.js')) {
            return;
        }

        $app  = $this->getApplication();
        $html = (string) $app->getBody();
        $app->setBody(PageSwap::swap($html, Build::address(Build::FOLDER), [
            'rsform'   => (bool) $this->params->get('rsform', 0),
            'mediabox' => (bool) $this->params->get('mediabox', 0),
            'start'    => $this->params->get('banner', 0) ? Banner::html($this->params) : '',
        ]));
    }

    private function convert(string $html): string
    {
        if (!Markers::areIn($html)) {
            return $html;
        }

        $isStrict      = (bool) $this->params->get('privacy', 0);
        $language      = (string) $this->params->get('language', '');
        $defaults      = ($isStrict ? ['privacy' => 'strict'] : []) + ($language !== '' ? ['locale' => $language] : []);
        $this->markers ??= new Markers(Build::tags(), $defaults);
        $before        = $this->markers->unknown;
        $converted     = $this->markers->convert($html);

        foreach (array_keys(array_diff_key($this->markers->unknown, $before)) as $name) {
            $this->notify('PLG_SYSTEM_RS_SUITE_UNKNOWN', $name);
        }

        return $converted;
    }

    /** Shows a message to users who manage the articles of the site. */
    private function notify(string $key, string $name): void
    {
        $app = $this->getApplication();

        if ($app->getIdentity()?->authorise('core.manage', 'com_content')) {
            $this->loadLanguage();
            $app->enqueueMessage(Text::sprintf($key, htmlspecialchars($name, ENT_QUOTES, 'UTF-8')), 'warning');
        }
    }

    /** Returns true for a page that visitors read: not for one of an editor, a dialog, a feed or the administrator. */
    private function isPage(string ...$types): bool
    {
        $app = $this->getApplication();

        if (!$app->isClient('site') || !\in_array($app->getDocument()?->getType(), $types, true)) {
            return false;
        }

        $input = $app->getInput();

        return !\in_array($input->getCmd('tmpl', ''), ['component', 'raw', 'offline'], true)
            && !\in_array($input->getCmd('option', ''), ['com_config', 'com_media', 'com_ajax'], true)
            && $input->getCmd('layout', '') !== 'edit';
    }
}
