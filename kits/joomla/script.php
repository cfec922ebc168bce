<?php

// Written for PHP 7.2, so that an old server reads the reason and not an error.

\defined('_JEXEC') or die;

use Joomla\CMS\Factory;
use Joomla\CMS\Installer\InstallerAdapter;
use Joomla\CMS\Installer\InstallerScriptInterface;
use Joomla\CMS\Language\Text;
use Joomla\Database\DatabaseInterface;
use Joomla\Filesystem\Folder;

/** Switches the plugins on, and keeps the files of earlier versions for a week: pages in caches request them. */
return new class () implements InstallerScriptInterface {
    private const FOLDER = JPATH_ROOT . '/media/rs_suite';
    private const WEEK   = 7 * 24 * 60 * 60;

    public function preflight(string $type, InstallerAdapter $adapter): bool
    {
        $fits = version_compare(PHP_VERSION, '8.1', '>=') && version_compare(JVERSION, '4.4', '>=');

        if ($type !== 'uninstall' && !$fits) {
            Factory::getApplication()->enqueueMessage(Text::_('PKG_RS_SUITE_NEEDS'), 'error');
        }

        return $type === 'uninstall' || $fits;
    }

    public function install(InstallerAdapter $adapter): bool
    {
        return true;
    }

    public function update(InstallerAdapter $adapter): bool
    {
        return true;
    }

    public function uninstall(InstallerAdapter $adapter): bool
    {
        return !is_dir(self::FOLDER) || Folder::delete(self::FOLDER);
    }

    public function postflight(string $type, InstallerAdapter $adapter): bool
    {
        if ($type === 'install') {
            $database = Factory::getContainer()->get(DatabaseInterface::class);
            $query    = $database->getQuery(true)
                ->update($database->quoteName('#__extensions'))
                ->set($database->quoteName('enabled') . ' = 1')
                ->where($database->quoteName('type') . ' = ' . $database->quote('plugin'))
                ->where($database->quoteName('element') . ' = ' . $database->quote('rs_suite'));
            $database->setQuery($query)->execute();
        }

        if ($type === 'update') {
            $this->removeOld();
        }

        return true;
    }

    /** Marks the version that was replaced, and removes those that were replaced a week ago or earlier. */
    private function removeOld(): void
    {
        foreach (glob(self::FOLDER . '/*', GLOB_ONLYDIR) ?: [] as $folder) {
            $mark = $folder . '/replaced';

            if (basename($folder) === '@version@') {
                is_file($mark) && unlink($mark);
            } elseif (!is_file($mark)) {
                touch($mark);
            } elseif (filemtime($mark) < time() - self::WEEK) {
                Folder::delete($folder);
            }
        }
    }
};
