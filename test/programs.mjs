/**
 * Programs that tests start beside Node and npm. `needs.mjs` skips the tests of a missing one, and `npm test` prints how
 * to install it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findFirefox } from '../scripts/find-browsers.mjs';

/** Returns true if each command is on the path. */
const areOnPath = (...commands) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.every((command) => folders.some((folder) => existsSync(join(folder, command))));
};

/** Returns true if a command succeeds. */
const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const theme = '/usr/share/wordpress/wp-content/themes/twentytwentyone';
const wordPressPackages = [
  ...['wordpress', 'wordpress-theme-twentytwentyone', 'mariadb-server-core', 'mariadb-client-core'],
  ...['php-cli', 'php-mysql'],
];

/** Path of programs → its Python with Django, whose import takes a third of a second. */
const pythons = new Map();

/** Returns the Python of the path that has Django; undefined without one. Its answer is kept. */
export function pythonWithDjango() {
  const { PATH = '' } = process.env;
  if (!pythons.has(PATH)) pythons.set(PATH, findPython(PATH));
  return pythons.get(PATH);
}

function findPython(path) {
  const folders = path.split(delimiter).filter(Boolean);
  const found = ['python3', 'python3.exe'].flatMap((name) => folders.map((folder) => join(folder, name)));
  return found.find((python) => existsSync(python) && succeeds(python, '-c', 'import django'));
}

/**
 * Programs by name: a function that finds one, the packages of Debian, the command for macOS, and the address for
 * another system. `notInCi` is the reason why CI leaves one out.
 */
export const programs = {
  git: {
    title: 'Git',
    isInstalled: () => succeeds('git', '--version'),
    debian: ['git'],
    mac: 'xcode-select --install',
    site: 'https://git-scm.com/downloads',
  },
  php: {
    title: 'PHP',
    isInstalled: () => succeeds('php', '-v'),
    debian: ['php-cli'],
    mac: 'brew install php',
    site: 'https://www.php.net/downloads',
  },
  phpcs: {
    title: 'PHP_CodeSniffer',
    isInstalled: () => succeeds('phpcs', '--version'),
    debian: ['php-codesniffer'],
    mac: 'brew install php-code-sniffer',
    site: 'https://github.com/PHPCSStandards/PHP_CodeSniffer',
  },
  python3: {
    title: 'Python 3',
    isInstalled: () => succeeds('python3', '--version'),
    debian: ['python3'],
    mac: 'brew install python',
    site: 'https://www.python.org/downloads/',
  },
  django: {
    title: 'Python 3 with Django',
    isInstalled: () => pythonWithDjango() !== undefined,
    debian: ['python3-django'],
    mac: 'python3 -m pip install django',
    site: 'https://www.djangoproject.com/download/',
  },
  wordpress: {
    title: 'WordPress with MariaDB',
    isInstalled: () =>
      existsSync(theme) &&
      succeeds('mariadbd', '--version') &&
      succeeds('php', '-r', 'exit(extension_loaded("mysqli") ? 0 : 1);'),
    debian: wordPressPackages,
    mac: 'only on Debian',
    site: 'only on Debian',
    notInCi: 'its start takes seconds',
  },
  orca: {
    title: 'Orca with Firefox',
    isInstalled: () =>
      areOnPath('orca', 'speech-dispatcher', 'dbus-daemon', 'Xvfb') && findFirefox() !== null,
    debian: ['orca', 'speech-dispatcher', 'at-spi2-core', 'dbus', 'xvfb', 'firefox-esr'],
    mac: 'only on Debian',
    site: 'only on Debian',
    notInCi: 'its packages and its speech take a minute',
  },
};

const known = new Map();

/** Returns true if a program is installed. Its answer is kept. */
export function isInstalled(name) {
  if (!known.has(name)) known.set(name, programs[name].isInstalled());
  return known.get(name);
}

/** Returns one sentence: a program is missing, and how to install it. */
export function missingText(name, platform = process.platform) {
  const { title, debian, mac, site } = programs[name];
  const hints = { linux: `Debian: apt-get install ${debian.join(' ')}`, darwin: `macOS: ${mac}` };
  return `${title} is not installed (${hints[platform] ?? site})`;
}
