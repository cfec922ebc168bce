import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { texts as english } from '../../../elements/cookie-consent/texts/en.js';
import { es as spanish } from '../../../elements/cookie-consent/texts/es.js';
import { needs } from '../../needs.mjs';
import { styleErrors, syntaxErrors } from '../php-files.js';

const root = join(import.meta.dirname, '../../..');
const kit = join(root, 'kits/wordpress');
const read = (path: string) => readFileSync(join(kit, path), 'utf8');
const readTexts = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>;
const scripts = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.php'),
);

/** Most lines of PHP in the plugin, without comments and blank lines. */
const mostLines = 900;

describe('kits/wordpress: sources', () => {
  it('the sources of the plugin for WordPress are PHP without an error', needs('php'), () => {
    assert.equal(syntaxErrors(scripts.map((path) => join(kit, path))), '');
  });

  it(
    'the sources of the plugin for WordPress follow the coding standard of WordPress',
    needs('phpcs'),
    () => {
      assert.equal(styleErrors('wordpress'), '');
    },
  );

  it('the sources of the plugin for WordPress stay small enough to be read', () => {
    const lines = scripts.flatMap((path) => read(path).split('\n'));
    const code = lines.filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line));
    assert.ok(code.length <= mostLines, `${code.length} lines`);
  });

  it('the sources of the plugin for WordPress do nothing when a stranger calls a file by its address', () => {
    for (const path of scripts)
      assert.match(read(path), /^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m, path);
  });

  it('the sources of the plugin for WordPress print no variable that is not escaped', () => {
    // The one word of the banner that is escaped before, and files of the plugin, name their reason.
    for (const path of scripts)
      for (const line of read(path).split('\n'))
        if (/\becho\b.*\$(?!options)/.test(line))
          assert.match(line, /esc_|phpcs:ignore \S+ -- |\$help \?/, `${path}: ${line}`);
  });

  it('the sources of the plugin for WordPress carry the words of the banner in every language of the suite', () => {
    const banner = JSON.parse(read('languages/banner.json')) as Record<string, Record<string, string>>;
    const translations = readdirSync(join(root, 'translations')).map((file) => [
      file.replace('.json', ''),
      readTexts(join(root, 'translations', file)),
    ]);
    const all = Object.fromEntries([...translations, ['en', english], ['es', spanish]]) as Readonly<
      Record<string, Readonly<Record<string, string>>>
    >;
    assert.deepEqual(Object.keys(banner).toSorted(), Object.keys(all).toSorted());
    for (const [language, words] of Object.entries(banner))
      for (const [name, word] of Object.entries(words))
        assert.equal(word, all[language]?.[`cookie-consent.${name}`], `${language}: ${name}`);
  });

  it('the sources of the plugin for WordPress have each of their own texts in Spanish too', () => {
    const written = scripts.flatMap((path) =>
      [...read(path).matchAll(/(?:esc_html)?__\( '((?:[^'\\]|\\.)*)', 'rs-suite' \)/g)].map(
        ([, text]) => text,
      ),
    );
    assert.deepEqual(
      Object.keys(readTexts(join(kit, 'languages/es.json'))).toSorted(),
      [...new Set(written)].toSorted(),
    );
  });
});
