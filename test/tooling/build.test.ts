import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { messagesAddress, tagsOf } from '../../scripts/entries.mjs';
import { dynamicImports, staticGraph, staticImports } from '../../scripts/static-graph.mjs';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file));
const hash = (algorithm: string, file: string) =>
  `${algorithm}-${createHash(algorithm).update(read(file)).digest('base64')}`;

/** Languages besides Spanish. */
const languages = ['ar', 'ca', 'de', 'en', 'eu', 'fr', 'gl', 'it', 'nl', 'pl', 'pt'];

interface Sri {
  readonly integrity: Readonly<Record<string, string>>;
  readonly inlineHashes: Readonly<Record<string, string>>;
}

function filesOf(ending: string): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending));
}

const scripts = () => filesOf('.js');
const sheets = () => filesOf('.css');

function chunk(start: string): string {
  const found = scripts().find((file) => file.startsWith(`chunks/${start}`));
  assert.ok(found, `no chunk ${start}`);
  return found;
}

/** Returns the files of each tag that a page can name beside `suite.js`. */
function preloads(): ReadonlyMap<string, readonly string[]> {
  const tags = tagsOf(root);
  return new Map([...preloadLists()].filter(([name]) => tags.includes(name)));
}

/** Returns the same for the tags and for the languages besides Spanish. */
function preloadLists(): ReadonlyMap<string, readonly string[]> {
  const lists = JSON.parse(read('preload.json').toString()) as Readonly<Record<string, readonly string[]>>;
  return new Map(Object.entries(lists));
}

describe('tooling: build', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('the build never imports a file that pages name, because a page may name it with a query', () => {
    const named = scripts().filter((file) => !file.startsWith('chunks/'));
    for (const file of scripts().filter((file) => file.startsWith('chunks/'))) {
      const reached = [...staticGraph(dist, file)].filter((other) => named.includes(other));
      assert.deepEqual(reached, [], file);
    }
  });

  it('the build lets Chromium compile the functions of all but small chunks beside their download', () => {
    const hint = '//# allFunctionsCalledOnLoad';
    // The worker has a thread of its own.
    const chunks = scripts().filter((file) => file.startsWith('chunks/') && !file.endsWith('worker.js'));
    const codes = chunks.map((file) => read(file).toString());
    const [large, small] = Array.from([true, false], (isLarge) =>
      codes.filter((code) => code.replace(`${hint}\n`, '').length >= 5000 === isLarge),
    );
    assert.ok(large?.length && large.every((code) => code.startsWith(`${hint}\n`)));
    assert.ok(small?.length && small.every((code) => !code.includes(hint)));
  });

  it('the build has a map that fits the code below the comment for Chromium', () => {
    const file = chunk('rs-form-');
    const [, code = ''] = read(file).toString().split('\n');
    const map = new SourceMap(JSON.parse(read(`${file}.map`).toString()) as SourceMapPayload);
    const entry = map.findEntry(1, code.indexOf('rs-form-started'));
    assert.ok(
      'originalSource' in entry && /rs-form\/.*\.ts$/.test(entry.originalSource),
      JSON.stringify(entry),
    );
  });

  it('the build has the address of the pages about messages in the scripts that write them', () => {
    const address = messagesAddress(root);
    for (const file of ['suite.js', 'suite.single.js', 'rsform-compat.js', chunk('runtime-')])
      assert.ok(read(file).includes(address), file);
    for (const file of scripts()) assert.ok(!read(file).includes('__SUITE_'), file);
  });

  it('the build has one React, in a chunk of its own that only views need', () => {
    const withReact = scripts().filter((file) => read(file).includes('react.transitional.element'));
    assert.deepEqual(withReact.sort(), [chunk('react-'), 'suite.single.js'].sort());
    for (const needless of ['suite.js', 'rs-form.js', chunk('rs-form-'), chunk('rs-form.bot-check-')]) {
      assert.equal(staticGraph(dist, needless).has(chunk('react-')), false, needless);
    }
    assert.equal(staticGraph(dist, chunk('rs-form.view-')).has(chunk('react-')), true);
  });

  it('the build knows its version, and is built for production', () => {
    const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    assert.match(read('suite.single.js').toString(), new RegExp(`(["'\`])${version}\\1`));
    for (const file of scripts()) assert.equal(read(file).includes('process.env.NODE_ENV'), false, file);
  });

  it('the build gives integrators the integrity of every script and style sheet', () => {
    const { integrity } = JSON.parse(read('sri.json').toString()) as Sri;
    assert.deepEqual(Object.keys(integrity).sort(), [...scripts(), ...sheets()].sort());
    for (const [file, published] of Object.entries(integrity))
      assert.equal(published, hash('sha384', file), file);
  });

  it('the build has an import map with the integrity of every script, in the folder of the documentation, and its policy hash', () => {
    const { integrity, inlineHashes } = JSON.parse(read('sri.json').toString()) as Sri;
    const map = JSON.parse(read('sri.importmap.json').toString()) as Pick<Sri, 'integrity'>;
    // A bundler takes one build to pieces, so no page names its files; the compact one has a map of its own.
    const ofPages = scripts().filter(
      (file) => !/^(?:shared-react\/|compact\/|bundles\/compact\.)/.test(file),
    );
    const expected = ofPages.map((file) => [`/media/rs-suite/${file}`, integrity[file]]);
    assert.deepEqual(map, { integrity: Object.fromEntries(expected) });
    assert.equal(inlineHashes['sri.importmap.json'], `'${hash('sha256', 'sri.importmap.json')}'`);
    assert.doesNotMatch(read('sri.importmap.json').toString(), /[\s<]/);
  });

  it('the build gives integrators the policy hash of the inline stub, which has no line end to lose', () => {
    const { inlineHashes } = JSON.parse(read('sri.json').toString()) as Sri;
    const stub = read('consent-stub.js').toString();
    assert.equal(inlineHashes['consent-stub.js'], `'${hash('sha256', 'consent-stub.js')}'`);
    assert.equal(stub, stub.trim());
    assert.ok(gzipSync(stub, { level: 9 }).length <= 1000);
  });

  it('the build has a loader that comes alone, and knows every tag that has a folder', () => {
    assert.deepEqual([...staticGraph(dist, 'suite.js')], ['suite.js']);
    const names = [...preloadLists().keys()].filter((name) => !/[./]/.test(name));
    const others = ['dompurify', 'flatpickr', 'glightbox', 'leaflet', 'nouislider', 'react', 'diagnostics'];
    assert.deepEqual(
      names.filter((name) => !others.includes(name)),
      [...tagsOf(root), ...languages, 'site', 'forms'],
    );
    const asked = dynamicImports(dist, 'suite.js');
    for (const tag of tagsOf(root)) assert.ok(asked.includes(chunk(`${tag}-`)), tag);
  });

  it('the build names each import by a literal, so that every bundler can follow it', () => {
    for (const file of scripts()) {
      const imports = [
        ...read(file)
          .toString()
          .matchAll(/\bimport\(([^)]*)\)/g),
      ].map(([, address]) => address);
      const assembled = imports.filter((address) => !/^(["'`])\.[^"'`$]+\1$/.test(address ?? ''));
      // The author of a legacy page sets the folder of its parts.
      if (file !== 'rsform-compat.js') assert.deepEqual(assembled, [], file);
    }
  });

  it('the build has one chunk for each tag, beside one that all of them share', () => {
    const lists = [...preloads().values()];
    const shared = lists[0]?.filter((file) => lists.every((list) => list.includes(file))) ?? [];
    assert.deepEqual(shared, [chunk('runtime-')]);
    for (const [tag, list] of preloads()) assert.equal(list.at(-1), chunk(`${tag}-`), tag);
  });

  it('the build gives integrators the preloads beside suite.js: all that a tag imports, and the loader requests', () => {
    const asked = dynamicImports(dist, 'suite.js');
    for (const [tag, list] of preloads()) {
      const reached = list.flatMap((file) => [...staticGraph(dist, file)]);
      assert.deepEqual([...new Set(reached)].sort(), [...list].sort(), tag);
      for (const file of list) assert.ok(asked.includes(file), file);
    }
  });

  it('the build has every tag alone as well: a file that imports the modules of the tag, in one more round', () => {
    for (const [tag, list] of preloads()) {
      assert.deepEqual([...staticImports(dist, `${tag}.js`)].sort(), [...list].sort(), tag);
    }
  });

  it('the build has one chunk for each language, which no page with a tag fetches by itself', () => {
    const fetched = [...preloads().values()].flat();
    for (const language of languages) assert.ok(!fetched.includes(chunk(`${language}-`)), language);
  });

  it('the build gives integrators the chunk of each language and its imports, which each tag imports too', () => {
    for (const language of languages) {
      const list = preloadLists().get(language) ?? [];
      assert.equal(list.at(-1), chunk(`${language}-`));
      const reached = list.flatMap((file) => [...staticGraph(dist, file)]);
      assert.deepEqual([...new Set(reached)].sort(), [...list].sort(), language);
      for (const [tag, files] of preloads())
        assert.deepEqual(
          list.slice(0, -1).filter((file) => !files.includes(file)),
          [],
          `${language} ${tag}`,
        );
    }
  });
});
