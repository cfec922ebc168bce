<?php
/*
 * The inline stub and the sheet of the banner. The template's index.php includes this file in its <head>, between the
 * metas and the styles, in front of every script: <?php include __DIR__ . '/rs-consent.php'; ?>
 */

\defined('_JEXEC') or die;

use Joomla\CMS\Uri\Uri;

$folder = 'media/rs-suite/';
$base   = Uri::root(true) . '/' . $folder;
$stub   = JPATH_ROOT . '/' . $folder . 'consent-stub.js';

if (!is_file($stub)) {
    return;
}
?>
<script data-revision="1"><?php readfile($stub); ?></script>
<link rel="stylesheet" href="<?php echo $base; ?>themes/cookie-consent/first-paint.css">
