<?php
/**
 * Requests of a site with the kit. Reads them as JSON from the standard input, runs the events of each in Joomla's order, and prints
 * the pages as JSON: body, headers, messages, options of scripts.
 */

namespace Test;

use Joomla\CMS\Application\CMSApplication;
use Joomla\CMS\Document;
use Joomla\CMS\Extension\PluginInterface;
use Joomla\DI\Container;
use Joomla\Event\DispatcherInterface;

set_error_handler(fn (int $level, string $text, string $file, int $line) => throw new \ErrorException("$text in $file:$line"));
$input = json_decode(stream_get_contents(STDIN), true);
define('JOOMLA', $input['joomla']);
define('_JEXEC', 1);
define('JPATH_ROOT', $input['root']);
define('JPATH_ADMINISTRATOR', $input['root'] . '/administrator');
require __DIR__ . '/joomla.php';
spl_autoload_register(function (string $class) use ($input) {
    $file = str_replace('\\', '/', preg_replace('/^RsSuite\\\\Plugin\\\\System\\\\RsSuite\\\\/', '', $class));
    include "$input[kit]/plg_system_rs_suite/src/$file.php";
});

function answer(array $site): array
{
    Site::$site = $site;
    $types      = ['html' => Document\HtmlDocument::class, 'error' => Document\ErrorDocument::class, 'feed' => Document\FeedDocument::class];
    $document   = new $types[$site['type'] ?? 'html']($site);
    $app        = Site::$application = new CMSApplication($site, $document);
    $dispatcher = new Dispatcher();
    $container  = (new Container())->set(DispatcherInterface::class, $dispatcher);
    (require "$site[kit]/plg_system_rs_suite/services/provider.php")->register($container);
    $dispatcher->addSubscriber($container->get(PluginInterface::class));

    $dispatcher->dispatch('onAfterInitialise');
    if ($document instanceof Document\HtmlDocument) {
        $document->setBuffer($site['component'] ?? '', ['type' => 'component']);
    }
    $dispatcher->dispatch('onAfterDispatch');
    $modules = [];
    foreach ($site['modules'] ?? [] as $content) {
        $module = (object) ['content' => $content];
        $dispatcher->dispatch('onAfterRenderModule', JOOMLA > 4 ? ['subject' => $module] : [$module, []]);
        $modules[] = $module->content;
    }
    $body = $site['body'] ?? '';
    if ($document instanceof Document\HtmlDocument) {
        $dispatcher->dispatch('onBeforeCompileHead');
        $document->getWebAssetManager()->isLocked = true;
        ['styles' => $styles, 'scripts' => $scripts] = $document->places();
        $body = strtr($body, [
            '{styles}' => $styles,
            '{scripts}' => $scripts . ($site['scripts'] ?? ''),
            '{component}' => $document->getBuffer('component'),
            '{modules}' => implode('', $modules),
        ]);
    }
    $app->setBody($body);
    if (($site['type'] ?? 'html') !== 'error') {
        $dispatcher->dispatch('onAfterRender');
    }
    return [
        'body' => $app->getBody(),
        'headers' => $app->getHeaders(),
        'messages' => $app->messages,
        'options' => $document->getScriptOptions(),
    ];
}

echo json_encode(array_map(answer(...), $input['requests']));
