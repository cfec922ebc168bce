<?php
// Style of a module: <nav-menu> around what the module "Menu" renders.

\defined('_JEXEC') or die;

$module = $displayData['module'];

if ((string) $module->content === '') {
    return;
}
?>
<nav-menu>
    <nav aria-label="<?php echo htmlspecialchars($module->title, ENT_QUOTES, 'UTF-8'); ?>">
        <?php echo $module->content; ?>
    </nav>
</nav-menu>
