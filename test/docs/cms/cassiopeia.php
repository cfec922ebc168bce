<?php

\defined('_JEXEC') or die;

$menu = '<ul class="mod-menu nav"><li class="nav-item"><a href="#horario">Horario</a><ul><li><a href="#llegar">Cómo llegar</a></li></ul></li></ul>';

include __DIR__ . '/rs-suite.php';
?>
<!DOCTYPE html>
<html lang="es-es" dir="ltr">
<head>
<jdoc:include type="metas" />
<?php include __DIR__ . '/rs-consent.php'; ?>
<meta name="viewport" content="width=device-width, initial-scale=1">
<jdoc:include type="styles" />
<jdoc:include type="scripts" />
</head>
<body class="site com_content wrapper-static view-article">
<?php readfile(__DIR__ . '/banner.html'); ?>
<header class="header container-header full-width">
<p class="navbar-brand"><a class="brand-logo" href="/">La consulta</a></p>
<?php echo \Test\module(__DIR__, 'rs-menu', 'Principal', $menu); ?>
</header>
<div class="site-grid">
<div class="grid-child container-component">
<main>
<h1>La consulta</h1>
<div class="mod-custom custom"><?php readfile(__DIR__ . '/custom.html'); ?></div>
</main>
</div>
</div>
<footer class="container-footer footer full-width">
<div class="mod-custom custom"><?php readfile(__DIR__ . '/waiting.html'); ?></div>
</footer>
</body>
</html>
