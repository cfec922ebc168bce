import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { before, describe, it } from 'node:test';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { filesIn, tagsOf } from '../../scripts/entries.mjs';
import { createImportGraph } from '../../scripts/runners/import-graph.mjs';
import { allTests } from '../../scripts/runners/select-tests.mjs';
import { staticGraph, wholeGraph } from '../../scripts/static-graph.mjs';
import { compactRules, compactTests } from '../compact-tests.mjs';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Files of the build, by their paths in `dist`. */
function files(ending: string): readonly string[] {
  const paths = filesIn(join(dist, 'compact')).map((file) => relative(dist, file).replaceAll('\\', '/'));
  return paths.filter((path) => path.endsWith(ending));
}

const scripts = () => files('.js');
const isEntry = (file: string) => posix.dirname(file) === 'compact';
const entries = () => scripts().filter(isEntry);
const preloads = () =>
  Object.entries(JSON.parse(read('compact/preload.json')) as Readonly<Record<string, readonly string[]>>);

describe('the compact build', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('the compact build has a file for all tags, one for each, those for pages, and that of the drop-in', () => {
    const expected = ['suite', 'site', 'forms', ...tagsOf(root), 'rsform-drop-in'].map(
      (name) => `compact/${name}.js`,
    );
    assert.deepEqual([...entries()].sort(), expected.sort());
  });

  it('the compact build has Preact in one chunk, which nothing fetches at the start, and no React', () => {
    const withPreact = scripts().filter((file) => /debounceRendering/.test(read(file)));
    assert.equal(withPreact.length, 1);
    for (const file of entries()) {
      const reached = [...wholeGraph(dist, file)];
      assert.deepEqual(
        reached.filter((one) => read(one).includes('react.transitional.element')),
        [],
        file,
      );
      assert.ok(![...staticGraph(dist, file)].some((one) => withPreact.includes(one)), file);
    }
    assert.ok([...wholeGraph(dist, 'compact/rs-form.js')].some((one) => withPreact.includes(one)));
  });

  it('the compact build shares the runtime and the chunks of the tags with the other build, so that a page can have both', () => {
    const shared = ['runtime', ...tagsOf(root)];
    const named = scripts().map((file) => /chunks\/(.+)-[\w-]{7}\.js$/.exec(file)?.[1] ?? '');
    assert.deepEqual(
      named.filter((name) => shared.includes(name)),
      [],
    );
  });

  it('the compact build leads to files that exist, those of workers and of the fallback included', () => {
    for (const file of scripts())
      for (const [, address = ''] of read(file).matchAll(/["'`](\.\.?\/[\w./-]+\.js)["'`]/g))
        assert.ok(existsSync(join(dist, posix.dirname(file), address)), `${file}: ${address}`);
    assert.match(read('compact/suite.js'), /\.\.\/suite\.single\.js/);
  });

  it('the compact build takes the chunks that do not lead to Preact from the other build, Leaflet’s among them', () => {
    const names = scripts().filter((file) => !isEntry(file));
    assert.deepEqual(
      names.filter((file) => existsSync(join(dist, posix.relative('compact', file)))),
      [],
    );
    const reached = [...wholeGraph(dist, 'compact/rs-location.js')];
    assert.ok(reached.some((file) => file.startsWith('chunks/leaflet-')));
    assert.ok(reached.some((file) => file.startsWith('chunks/runtime-')));
  });

  it('the compact build names the files to preload for each tag, by their paths in the folder of the suite', () => {
    const lists = new Map(preloads());
    const main = JSON.parse(read('preload.json')) as object;
    assert.deepEqual([...lists.keys()], Object.keys(main));
    assert.ok(tagsOf(root).every((tag) => lists.has(tag)));
    assert.deepEqual(lists.get('de'), new Map(Object.entries(main)).get('de'));
    for (const tag of tagsOf(root)) {
      const reached = [...staticGraph(dist, `compact/${tag}.js`)];
      assert.deepEqual([...(lists.get(tag) ?? []), `compact/${tag}.js`].sort(), reached.sort(), tag);
    }
  });

  it('the compact build has an import map with the integrity of all that its scripts reach, and its policy hash', () => {
    const map = JSON.parse(read('compact/sri.importmap.json')) as { readonly integrity: object };
    const sri = JSON.parse(read('sri.json')) as Readonly<Record<'integrity' | 'inlineHashes', object>>;
    const integrities = new Map(Object.entries(sri.integrity));
    const reached = new Set(entries().flatMap((file) => [...wholeGraph(dist, file)]));
    const expected = [...reached].map((file) => [`/media/rs-suite/${file}`, integrities.get(file)]);
    assert.deepEqual(map.integrity, Object.fromEntries(expected));
    const hash = createHash('sha256').update(read('compact/sri.importmap.json')).digest('base64');
    assert.equal(
      new Map(Object.entries(sri.inlineHashes)).get('compact/sri.importmap.json'),
      `'sha256-${hash}'`,
    );
  });

  it('the compact build has the licence of Preact in the notices', () => {
    const licence = readFileSync(join(root, 'node_modules/preact/LICENSE'), 'utf8').trim();
    assert.ok(read('third-party-notices.txt').includes(licence));
  });
});

describe('the tests that are repeated with Preact', () => {
  it('the tests that are repeated with Preact reach every view, in a browser', () => {
    const reachOf = createImportGraph(root);
    const tests = compactTests(allTests(root)).filter((test) => test.endsWith('.browser.test.ts'));
    const reached = new Set(tests.flatMap((test) => [...reachOf(join(root, test))]));
    const views = filesIn(join(root, 'elements')).filter((file) => file.endsWith('.tsx'));
    assert.ok(views.length > 40);
    assert.deepEqual(
      views.filter((file) => !reached.has(file)).map((file) => relative(root, file)),
      [],
    );
  });

  it('the tests that are repeated with Preact exist, each that the list names', () => {
    const tests = allTests(root);
    const paths = compactRules.flatMap((rule) => rule.paths);
    assert.deepEqual(
      paths.filter((path) => !tests.some((test) => test.includes(path))),
      [],
    );
  });
});
