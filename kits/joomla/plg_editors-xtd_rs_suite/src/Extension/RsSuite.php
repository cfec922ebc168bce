<?php

namespace RsSuite\Plugin\EditorsXtd\RsSuite\Extension;

\defined('_JEXEC') or die;

use Joomla\CMS\Editor\Button\Button;
use Joomla\CMS\Language\Text;
use Joomla\CMS\Object\CMSObject;
use Joomla\CMS\Plugin\CMSPlugin;
use Joomla\Event\EventInterface;
use Joomla\Event\SubscriberInterface;

/** Button below an editor: a small form inserts the marker of a tag. */
final class RsSuite extends CMSPlugin implements SubscriberInterface
{
    private const NAME  = 'rs_suite';
    private const MEDIA = 'media/plg_editors-xtd_rs_suite/js/';
    /** Texts of the form, by the names in its script. */
    private const TEXTS = ['title', 'tag', 'content', 'insert', 'cancel'];
    /** Tags that are settings of a site, and no content. */
    private const OF_SITE = ['cookie-consent', 'page-analytics'];

    public static function getSubscribedEvents(): array
    {
        return ['onEditorButtonsSetup' => 'addButton'];
    }

    /** Adds the button in Joomla 5 and 6. */
    public function addButton(EventInterface $event): void
    {
        $tags = $this->tags();

        if (!$tags || \in_array(self::NAME, $event->getDisabledButtons(), true)) {
            return;
        }

        $this->addForm($tags);
        $this->getApplication()->getDocument()->getWebAssetManager()->registerAndUseScript(
            'editor-button.' . self::NAME,
            self::MEDIA . 'editor-button.js',
            [],
            ['type' => 'module'],
            ['editors', self::NAME . '.form']
        );
        $look = ['action' => 'rs-suite-marker', 'text' => Text::_('PLG_EDITORS-XTD_RS_SUITE_BUTTON'), 'icon' => 'code'];
        $event->getButtonsRegistry()->add(new Button(self::NAME, $look));
    }

    /** Returns the button in Joomla 4, which calls this for every editor. */
    public function onDisplay($name)
    {
        $tags = $this->tags();

        if (!$tags || class_exists(Button::class)) {
            return false;
        }

        $this->addForm($tags);
        $button = new CMSObject();
        // TinyMCE takes every other address for that of a dialog.
        $button->set('link', '#');
        $button->set('modal', false);
        $button->set('name', 'code');
        $button->set('text', Text::_('PLG_EDITORS-XTD_RS_SUITE_BUTTON'));
        $id = preg_replace('/[^\w-]/', '', $name);
        $button->set('onclick', "rsSuiteMarkers.open(Joomla.editors.instances['$id']);return false;");

        return $button;
    }

    /** Adds the form: its script, the tags and the texts. */
    private function addForm(array $tags): void
    {
        $this->loadLanguage();
        $texts    = array_map(fn ($name) => Text::_('PLG_EDITORS-XTD_RS_SUITE_' . strtoupper($name)), self::TEXTS);
        $document = $this->getApplication()->getDocument();
        $document->addScriptOptions('rs-suite.markers', ['tags' => $tags, 'texts' => array_combine(self::TEXTS, $texts)], false);
        $document->getWebAssetManager()->registerAndUseScript(
            self::NAME . '.form',
            self::MEDIA . 'marker-form.js',
            [],
            ['defer' => true],
            ['core']
        );
    }

    /** Returns the tags that a marker may have. The system plugin brings them, and turns the markers into tags. */
    private function tags(): array
    {
        $file = JPATH_PLUGINS . '/system/rs_suite/tags.json';
        $list = is_file($file) ? json_decode((string) file_get_contents($file), true)['tags'] ?? [] : [];

        return array_values(array_filter($list, fn ($tag) => !\in_array($tag['tag'], self::OF_SITE, true)));
    }
}
