import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { tagsOf } from '../../scripts/entries.mjs';
import { dynamicImports, staticGraph } from '../../scripts/static-graph.mjs';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');
const read = (file: string) => readFileSync(join(dist, file));
const hash = (algorithm: string, file: string) =>
  `${algorithm}-${createHash(algorithm).update(read(file)).digest('base64')}`;

interface Sri {
  readonly integrity: Readonly<Record<string, string>>;
  readonly inlineHashes: Readonly<Record<string, string>>;
}

function scripts(): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'));
}

function chunk(start: string): string {
  const found = scripts().find((file) => file.startsWith(`chunks/${start}`));
  assert.ok(found, `no chunk ${start}`);
  return found;
}

/** Tag → what a page names beside `suite.js` where it has the tag. */
function preloads(): ReadonlyMap<string, readonly string[]> {
  const lists = JSON.parse(read('preload.json').toString()) as Readonly<Record<string, readonly string[]>>;
  return new Map(Object.entries(lists));
}

describe('what is built', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('holds a tag’s first reaction in one file', () => {
    assert.deepEqual([...staticGraph(dist, 'rs-form.js')], ['rs-form.js']);
  });

  it('never imports a file that pages name, because a page may name it with a query', () => {
    const named = scripts().filter((file) => !file.startsWith('chunks/'));
    for (const file of scripts().filter((file) => file.startsWith('chunks/'))) {
      const reached = [...staticGraph(dist, file)].filter((other) => named.includes(other));
      assert.deepEqual(reached, [], file);
    }
  });

  it('has one React, in a chunk of its own that only views need', () => {
    const withReact = scripts().filter((file) => read(file).includes('react.transitional.element'));
    assert.deepEqual(withReact.sort(), [chunk('react-'), 'suite.single.js'].sort());
    for (const needless of ['suite.js', 'rs-form.js', chunk('rs-form-'), chunk('rs-form.attempts-')]) {
      assert.equal(staticGraph(dist, needless).has(chunk('react-')), false, needless);
    }
    assert.equal(staticGraph(dist, chunk('rs-form.view-')).has(chunk('react-')), true);
  });

  it('knows its version, and is built for production', () => {
    const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    assert.ok(read('suite.single.js').includes(`"${version}"`));
    for (const file of scripts()) assert.equal(read(file).includes('process.env.NODE_ENV'), false, file);
  });

  it('tells integrators the integrity of every script', () => {
    const { integrity } = JSON.parse(read('sri.json').toString()) as Sri;
    assert.deepEqual(Object.keys(integrity).sort(), [...scripts()].sort());
    for (const [file, told] of Object.entries(integrity)) assert.equal(told, hash('sha384', file), file);
  });

  it('tells integrators the policy hash of the inline stub, which has no line end to lose', () => {
    const { inlineHashes } = JSON.parse(read('sri.json').toString()) as Sri;
    const stub = read('consent-stub.js').toString();
    assert.equal(inlineHashes['consent-stub.js'], `'${hash('sha256', 'consent-stub.js')}'`);
    assert.equal(stub, stub.trim());
    assert.ok(gzipSync(stub, { level: 9 }).length <= 1000);
  });

  it('has a loader that comes alone, and knows every tag that has a folder', () => {
    assert.deepEqual([...staticGraph(dist, 'suite.js')], ['suite.js']);
    assert.deepEqual([...preloads().keys()].sort(), [...tagsOf(root)].sort());
    const loader = read('suite.js').toString();
    for (const tag of tagsOf(root)) assert.match(loader, new RegExp(`[" ]${tag}-[\\w-]{6}[" ]`), tag);
  });

  it('has one chunk for each tag, beside one that all of them share', () => {
    const lists = [...preloads().values()];
    const shared = lists[0]?.filter((file) => lists.every((list) => list.includes(file))) ?? [];
    assert.deepEqual(shared, [chunk('runtime-')]);
    for (const [tag, list] of preloads()) assert.deepEqual(list, [...shared, chunk(`${tag}-`)], tag);
  });

  it('tells integrators what to preload beside suite.js: all that a tag imports, and the loader asks for', () => {
    const loader = read('suite.js').toString();
    const asked = dynamicImports(dist, 'suite.js');
    for (const [tag, list] of preloads()) {
      const reached = list.flatMap((file) => [...staticGraph(dist, file)]);
      assert.deepEqual([...new Set(reached)].sort(), [...list].sort(), tag);
      // The loader names the chunks of tags in a list, and the others by themselves.
      const isAsked = (file: string) => asked.includes(file) || loader.includes(basename(file, '.js'));
      for (const file of list) assert.ok(isAsked(file), file);
    }
  });

  it('has every tag alone as well, in one file that needs no chunk to work', () => {
    for (const tag of tagsOf(root)) {
      assert.deepEqual([...staticGraph(dist, `${tag}.js`)], [`${tag}.js`]);
    }
  });
});
