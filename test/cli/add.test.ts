import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { languages, markupByTag, printPage } from '../../cli/add/print-page.mjs';
import { findingsOf } from '../../cli/doctor/checks.mjs';
import { readSuitePackage } from '../../cli/doctor/suite-package.mjs';
import { models } from '../../cli/page-models.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

const root = join(import.meta.dirname, '..', '..');

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/rs-suite.mjs', 'add', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the page that rs-suite add prints', () => {
  let folder = '';
  before(async () => {
    assert.ok(await prepareSuite('dist'));
    folder = mkdtempSync(join(tmpdir(), 'rs-suite-add-'));
    symlinkSync(join(root, 'dist'), join(folder, 'suite'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('the page that rs-suite add prints exists for every tag', () => {
    assert.deepEqual([...markupByTag.keys()], [...models.classes.keys()].sort());
  });

  for (const [tag, markup] of markupByTag)
    it(`the page that rs-suite add prints has nothing that doctor finds: <${tag}>`, async () => {
      for (const lang of languages) {
        const own = readSuitePackage();
        const html = printPage(tag, markup, { lang, base: 'suite/', own });
        writeFileSync(join(folder, 'page.html'), html);
        assert.deepEqual(await findingsOf(join(folder, 'page.html'), { own }), [], lang);
        assert.match(html, new RegExp(`<${tag}[\\s>]`));
        assert.match(html, new RegExp(`<html lang="${lang}">[^]*modulepreload[^]*<h1>`));
        assert.doesNotMatch(html.replace(/<script>.*<\/script>/, ''), /\{[^{}"]*\|/);
      }
    });

  for (const [tag, markup] of markupByTag)
    it(`the page that rs-suite add prints preloads the English texts of an English page if its tags have texts: <${tag}>`, () => {
      const { tags = [tag] } = markup;
      const hasTexts = tags.some((one) => existsSync(join(root, 'elements', one, 'texts')));
      const [spanish, english] = languages.map((lang) =>
        /modulepreload" href="suite\/chunks\/en-/.test(
          printPage(tag, markup, { lang, base: 'suite/', own: readSuitePackage() }),
        ),
      );
      assert.deepEqual({ spanish, english }, { spanish: false, english: hasTexts });
    });
});

describe('rs-suite add', () => {
  it('rs-suite add prints a page in Spanish from the usual folder', () => {
    const { status, stdout, stderr } = run('tab-set');
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^<!-- As a header: Content-Security-Policy: [^\n]*frame-ancestors 'self' -->\n/);
    assert.match(stdout, /<script type="module" src="\/media\/rs-suite\/suite\.js"><\/script>/);
    assert.match(stdout, /<h2 id="hours">Horario<\/h2>/);
  });

  it('rs-suite add takes a language, and the address of another site into the policy', () => {
    const { stdout } = run('--lang', 'en', '--base', 'https://cdn.example/s', '<tab-set>');
    assert.match(stdout, /<h2 id="hours">Opening hours<\/h2>/);
    assert.match(stdout, /script-src 'self' https:\/\/cdn\.example;/);
    assert.match(stdout, /src="https:\/\/cdn\.example\/s\/suite\.js"/);
  });

  it('rs-suite add prints its options, and names unknown ones', () => {
    assert.match(run('--help').stdout, /^Usage: rs-suite add/);
    for (const args of [
      [],
      ['constructor'],
      ['tab-set', 'rs-form'],
      ['--lang', 'xx', 'tab-set'],
      ['--base', '"><x>', 'tab-set'],
    ]) {
      const { status, stdout, stderr } = run(...args);
      assert.deepEqual([status, stdout], [2, ''], args.join(' '));
      assert.match(stderr, /^add: expected /);
    }
  });
});
