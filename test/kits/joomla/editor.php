<?php
/**
 * A page with an editor. Reads the version of Joomla and the folders as JSON from the standard input. Prints the buttons, the
 * scripts and the options of the page as JSON.
 */

namespace Joomla\CMS\Object {
    #[\AllowDynamicProperties]
    class CMSObject
    {
        public function set($property, $value = null)
        {
            $this->$property = $value;
        }
    }
}

namespace Test {
    use Joomla\CMS\Application\CMSApplication;
    use Joomla\CMS\Document\HtmlDocument;
    use Joomla\CMS\Extension\PluginInterface;
    use Joomla\DI\Container;
    use Joomla\Event\DispatcherInterface;

    set_error_handler(fn (int $level, string $text) => throw new \ErrorException($text));
    $input = json_decode(stream_get_contents(STDIN), true);
    define('JOOMLA', $input['joomla']);
    define('_JEXEC', 1);
    define('JPATH_ROOT', $input['root']);
    define('JPATH_PLUGINS', $input['root'] . '/plugins');
    define('JPATH_ADMINISTRATOR', $input['root'] . '/administrator');
    require __DIR__ . '/joomla.php';
    if (JOOMLA > 4) {
        require __DIR__ . '/editor-5.php';
    }
    spl_autoload_register(function (string $class) use ($input) {
        $prefix = 'RsSuite\\Plugin\\EditorsXtd\\RsSuite\\';
        if (str_starts_with($class, $prefix)) {
            include "$input[kit]/plg_editors-xtd_rs_suite/src/" . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
        }
    });

    Site::$site        = ['params' => [], 'kit' => $input['kit']];
    $document          = new HtmlDocument([]);
    Site::$application = new CMSApplication([], $document);
    $dispatcher        = new Dispatcher();
    $container         = (new Container())->set(DispatcherInterface::class, $dispatcher);
    (require "$input[kit]/plg_editors-xtd_rs_suite/services/provider.php")->register($container);
    $plugin = $container->get(PluginInterface::class);

    if (JOOMLA > 4) {
        $dispatcher->addSubscriber($plugin);
        $event = new \Joomla\CMS\Event\Editor\EditorButtonsSetupEvent($input['disabled'] ?? []);
        $dispatcher->send('onEditorButtonsSetup', $event);
        $buttons = array_map(fn ($button) => ['name' => $button->getButtonName()] + $button->props, $event->getButtonsRegistry()->buttons);
    } else {
        $buttons = array_filter([$plugin->onDisplay("jform_'text")]);
    }
    echo json_encode([
        'buttons' => $buttons,
        'scripts' => $document->getWebAssetManager()->scripts(),
        'options' => $document->getScriptOptions('rs-suite.markers'),
    ]);
}
