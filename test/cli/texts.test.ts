import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
after(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/rs-suite.mjs', 'texts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Writes a file of translations, and returns its path. */
function translations(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Returns the texts of a printed script. */
function textsIn(script: string): Record<string, unknown> {
  const [, json = ''] =
    /^<script type="application\/json" data-suite-texts lang="[\w-]+">\n([^]*)<\/script>\n$/.exec(script) ??
    [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('cli: texts', () => {
  it('rs-suite texts prints every text for a language that the suite lacks, in English, with the plural forms of the language', () => {
    const { status, stdout, stderr } = run('cs');
    const texts = textsIn(stdout);
    assert.equal(status, 0);
    assert.ok(Object.keys(texts).length > 200);
    assert.equal(texts['back-to-top.label'], 'Back to top');
    assert.deepEqual(Object.keys(texts['rs-form.errors'] as object).sort(), ['few', 'many', 'one', 'other']);
    assert.match(stderr, /^(\d+) of \1 texts are missing in "cs"\. Plural forms: /);
  });

  it('rs-suite texts misses nothing in a language of the suite, and prints its texts on request', () => {
    assert.deepEqual(
      run('de-AT').stdout,
      '<script type="application/json" data-suite-texts lang="de-AT">\n{}\n</script>\n',
    );
    assert.equal(textsIn(run('de', '--all').stdout)['offcanvas-panel.close'], 'Schließen');
  });

  it('rs-suite texts leaves out what a file has translated, be it JSON or a page', () => {
    const json = translations('sv.json', { 'back-to-top.label': 'Till toppen' });
    const page = translations(
      'sv.html',
      '<!doctype html><script type="application/json" data-suite-texts lang="sv">{"back-to-top.label":"Till toppen"}</script>',
    );
    for (const file of [json, page]) {
      const { status, stdout } = run('sv', file);
      assert.equal(status, 0);
      assert.equal('back-to-top.label' in textsIn(stdout), false);
      assert.equal('offcanvas-panel.close' in textsIn(stdout), true);
    }
  });

  it('rs-suite texts reports unknown keys, other placeholders and missing plural forms', () => {
    const file = translations('wrong.json', {
      'back-to-topp.label': 'Till toppen',
      'uploads.remove': 'Ta bort',
      'rs-form.errors': { other: '%d fel' },
      'rs-form.progress': 'Av %2$d sidor är det %1$d',
    });
    const { status, stderr } = run('sv', file);
    assert.equal(status, 1);
    assert.match(stderr, /texts: back-to-topp\.label: found a key that no tag has/);
    assert.match(stderr, /texts: uploads\.remove: found the placeholders none in "Ta bort", expected %s/);
    assert.match(stderr, /texts: rs-form\.errors: found no plural form one/);
    assert.doesNotMatch(stderr, /rs-form\.progress/);
  });

  it('rs-suite texts lists tags and placeholders as JSON', () => {
    const list = JSON.parse(run('sv', '--json').stdout) as readonly {
      key: string;
      tags: string[];
      placeholders: string[];
    }[];
    const limit = list.find(({ key }) => key === 'COM_RSFORM_FILE_EXCEEDS_LIMIT');
    assert.deepEqual(
      [limit?.tags, limit?.placeholders],
      [
        ['rs-form', 'rs-uploads'],
        ['%1$s', '%3$s'],
      ],
    );
  });

  it('rs-suite texts finds nothing wrong in the texts of the guide for translators', () => {
    const [, script = ''] =
      /```html\n([^]*?)```/.exec(readFileSync(join(root, 'docs/content/en/translating.md'), 'utf8')) ?? [];
    const { status, stderr } = run('sv', translations('guide.html', script));
    assert.deepEqual({ status, isMissing: /missing in "sv"/.test(stderr) }, { status: 0, isMissing: true });
  });

  it('rs-suite texts is a wrong call without a language', () => {
    for (const args of [[], ['no language'], ['sv', 'a.json', 'b.json']])
      assert.equal(run(...args).status, 2, args.join(' '));
  });
});
