<?php
// Runs before every script: the files of WordPress are links, and take the folder of the links for theirs.
define('ABSPATH', getenv('ANY_SERVER_FOLDER') . '/site/');
