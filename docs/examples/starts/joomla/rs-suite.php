<?php
// Loads rs-suite. The template's index.php includes this file: include __DIR__ . '/rs-suite.php';

\defined('_JEXEC') or die;

use Joomla\CMS\Uri\Uri;

/** @var \Joomla\CMS\Document\HtmlDocument $this */

$folder = 'media/rs-suite/';
$tags   = ['nav-menu', 'tab-set']; // The tags that a visitor sees first.

// Without a version: the names of the chunks contain a hash.
$this->getWebAssetManager()
    ->registerAndUseScript('rs-suite', $folder . 'suite.js', ['version' => false], ['type' => 'module'])
    ->registerAndUseStyle('rs-suite', $folder . 'themes/cassiopeia.css', ['version' => false]);

$list    = JPATH_ROOT . '/' . $folder . 'preload.json';
$preload = is_file($list) ? json_decode(file_get_contents($list), true) : [];

// Custom tags come after Joomla's import map. A preload in front of the map would make browsers ignore the map.
foreach (array_unique(array_merge(...array_map(fn ($tag) => $preload[$tag] ?? [], $tags))) as $file) {
    $address = Uri::root(true) . '/' . $folder . $file;
    $this->addCustomTag("<link rel=\"modulepreload\" href=\"$address\">");
}
