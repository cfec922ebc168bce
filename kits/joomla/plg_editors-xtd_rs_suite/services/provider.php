<?php

\defined('_JEXEC') or die;

use Joomla\CMS\Extension\PluginInterface;
use Joomla\CMS\Factory;
use Joomla\CMS\Plugin\PluginHelper;
use Joomla\DI\Container;
use Joomla\DI\ServiceProviderInterface;
use Joomla\Event\DispatcherInterface;
use RsSuite\Plugin\EditorsXtd\RsSuite\Extension\RsSuite;

return new class () implements ServiceProviderInterface {
    public function register(Container $container): void
    {
        $container->set(PluginInterface::class, function (Container $container) {
            // Joomla 4 and 5 need the dispatcher; Joomla 6 still takes it.
            $dispatcher = $container->get(DispatcherInterface::class);
            $plugin     = new RsSuite($dispatcher, (array) PluginHelper::getPlugin('editors-xtd', 'rs_suite'));
            $plugin->setApplication(Factory::getApplication());

            return $plugin;
        });
    }
};
