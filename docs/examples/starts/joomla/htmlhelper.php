<?php
// The same in one line, for the layout of a module, a plugin or a component.

\defined('_JEXEC') or die;

use Joomla\CMS\HTML\HTMLHelper;

HTMLHelper::_('script', 'media/rs-suite/suite.js', ['version' => false], ['type' => 'module']);
