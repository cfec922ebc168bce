import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { needs } from '../../needs.mjs';
import { styleErrors, syntaxErrors } from '../php-files.js';
import { JoomlaSite, sources } from './joomla-site.js';

const php = needs('php');
const plugins = ['plg_system_rs_suite', 'plg_editors-xtd_rs_suite'];
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
const read = (...path: readonly string[]) => readFileSync(join(sources, ...path), 'utf8');
const manifests = ['pkg_rs_suite.xml', ...plugins.map((plugin) => join(plugin, 'rs_suite.xml'))];
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const keysOf = (text: string) => all(text, /^([A-Z][\w-]+)="/gm);

/** Answer of the package's script. */
interface Installed {
  readonly isFine: boolean;
  readonly messages: readonly string[];
  readonly queries: readonly string[];
}

describe('the package for Joomla', () => {
  const scripts = files.filter((file) => file.endsWith('.php'));

  it('the package for Joomla is valid PHP in every file', php, () => {
    assert.equal(syntaxErrors(scripts.map((file) => join(sources, file))), '');
  });

  it('the package for Joomla follows the coding standard of Joomla', needs('phpcs'), () => {
    assert.equal(styleErrors('joomla'), '');
  });

  it('the package for Joomla has at most 900 lines of PHP', () => {
    const lines = scripts.flatMap((file) => read(file).split('\n')).filter((line) => line.trim() !== '');
    assert.ok(lines.length <= 900, String(lines.length));
  });

  it('the package for Joomla has no file that can be called by its address', () => {
    for (const file of scripts) assert.match(read(file), /^\\defined\('_JEXEC'\) or die;$/m, file);
  });

  it('the package for Joomla names in its manifests the files that it has, and the plugins by their folders', () => {
    for (const manifest of manifests) {
      const text = read(manifest);
      for (const file of all(text, /<language tag="[\w-]+">([^<]+)</g))
        assert.ok(existsSync(join(sources, dirname(manifest), 'language', file)), file);
      for (const folder of all(text, /<folder(?: plugin="rs_suite")?>(services|src)</g))
        assert.ok(existsSync(join(sources, dirname(manifest), folder)), folder);
      assert.match(text, /<version>@version@<\/version>/, manifest);
    }
    const named = all(
      read('pkg_rs_suite.xml'),
      /<file type="plugin" id="rs_suite" group="[\w-]+">([^<]+)\.zip</g,
    );
    assert.deepEqual(named, plugins);
    assert.deepEqual(files.filter((file) => /^plg_[^/\\]+$/.test(file)).sort(), [...plugins].sort());
    assert.match(read('pkg_rs_suite.xml'), /<packagename>rs_suite<\/packagename>/);
  });

  it('the package for Joomla names the address of its updates in one place', () => {
    const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => read(file));
    assert.equal(texts.join('').split('https://rs-suite.example/joomla/').length, 2);
  });

  it('the package for Joomla has every text of its settings, messages and forms in English and in Spanish', () => {
    for (const plugin of plugins) {
      const own = files.filter((file) => file.startsWith(plugin) && /\.(?:php|xml)$/.test(file));
      const prefix = plugin.toUpperCase();
      const used = own.flatMap((file) => all(read(file), new RegExp(`(${prefix}_[A-Z_]+[A-Z])\\b`, 'g')));
      const english = keysOf(read(plugin, 'language', 'en-GB', `${plugin}.ini`));
      const spanish = keysOf(read(plugin, 'language', 'es-ES', `${plugin}.ini`));
      assert.deepEqual(english, spanish);
      for (const key of used) assert.ok(english.includes(key), key);
    }
  });

  it('the package for Joomla offers every tag and every language of the suite in the settings', () => {
    const elements = join(sources, '..', '..', 'elements');
    const tags = readdirSync(elements).filter((name) => existsSync(join(elements, name, 'define.ts')));
    const text = read('plg_system_rs_suite', 'rs_suite.xml');
    const offered = all(text, /<option value="[\w-]+">&lt;([\w-]+)&gt;</g);
    assert.deepEqual([...offered, 'cookie-consent'].sort(), tags.sort());
    const translated = readdirSync(join(elements, '..', 'translations'));
    const known = translated
      .filter((name) => /^[a-z]{2}\.json$/.test(name))
      .map((name) => basename(name, '.json'));
    const languages = all(text, /<option value="([a-z]{2})">/g);
    assert.deepEqual([...languages].sort(), [...new Set([...known, 'es', 'en'])].sort());
    const themes = readdirSync(join(elements, '..', 'shared', 'styles', 'themes'));
    for (const theme of all(text, /<option value="(cassiopeia|bootstrap5|uikit3|calm)">/g))
      assert.ok(themes.includes(`${theme}.css`), theme);
  });
});

describe('the script of the package for Joomla', () => {
  let site: JoomlaSite;
  before(
    php.hook(() => {
      site = new JoomlaSite();
    }),
  );
  after(php.hook(() => site.remove()));
  const run = (type: string, joomla = '5.2.5') => site.run<Installed>('install.php', { type, joomla });
  const media = (name = '') => join(site.root, 'media', 'rs_suite', name);

  it(
    'the script of the package for Joomla switches both plugins on when they are installed, and never again',
    php,
    () => {
      const { isFine, queries } = run('install');
      assert.ok(isFine);
      assert.deepEqual(queries, [
        "update `#__extensions` set `enabled` = 1 where `type` = 'plugin' where `element` = 'rs_suite'",
      ]);
      assert.deepEqual(run('update').queries, []);
    },
  );

  it(
    'the script of the package for Joomla names its requirements on a Joomla that is too old, and installs nothing',
    php,
    () => {
      const { isFine, messages } = run('install', '4.3.4');
      assert.deepEqual({ isFine, messages }, { isFine: false, messages: ['PKG_RS_SUITE_NEEDS'] });
    },
  );

  it(
    'the script of the package for Joomla keeps the files of an earlier version for a week after it was replaced',
    php,
    () => {
      const again = new JoomlaSite();
      const mark = join(again.root, 'media', 'rs_suite', '0.0.9', 'replaced');
      const update = () => again.run<Installed>('install.php', { type: 'update', joomla: '6.0.2' });
      try {
        mkdirSync(join(dirname(mark), 'chunks'), { recursive: true });
        writeFileSync(join(dirname(mark), 'chunks', 'a.js'), '');
        const day = 24 * 60 * 60;
        for (const days of [0, 6]) {
          update();
          assert.ok(existsSync(mark), String(days));
          utimesSync(mark, Date.now() / 1000 - days * day, Date.now() / 1000 - days * day);
        }
        utimesSync(mark, Date.now() / 1000 - 8 * day, Date.now() / 1000 - 8 * day);
        update();
        assert.ok(!existsSync(dirname(mark)));
        assert.ok(existsSync(again.pathOf('suite.js')));
      } finally {
        again.remove();
      }
    },
  );

  it(
    'the script of the package for Joomla removes every file of every version when it is uninstalled',
    php,
    () => {
      mkdirSync(media('0.0.8'));
      assert.ok(run('uninstall', '4.3.4').isFine);
      assert.ok(!existsSync(media()));
    },
  );
});
