import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { before, describe, it } from 'node:test';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { filesIn, tagsOf } from '../../scripts/entries.mjs';
import { dynamicImports, importsIn, staticImports } from '../../scripts/static-graph.mjs';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');
const provided = new Set([
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  '@r2wc/react-to-web-component',
]);

/** Files of the build, by their paths in `dist`. */
function files(): string[] {
  return filesIn(join(dist, 'shared-react')).map((file) => relative(dist, file).replaceAll('\\', '/'));
}

const importedBy = (file: string) => [...staticImports(dist, file), ...dynamicImports(dist, file)];
const namesIn = (file: string) => importsIn(join(dist, file)).atOnce.filter((name) => !name.startsWith('.'));

describe('tooling: shared react', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('the build for sites that have React has a file for all tags and one for each, and no source maps', () => {
    const entries = files().filter((file) => posix.dirname(file) === 'shared-react');
    const expected = ['suite', ...tagsOf(root)].map((name) => `shared-react/${name}.js`);
    assert.deepEqual(entries.sort(), expected.sort());
    assert.deepEqual(
      files().filter((file) => !file.endsWith('.js')),
      [],
    );
  });

  it('the build for sites that have React imports React and r2wc by name, nothing else, and each of them is an optional peer dependency', () => {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<'peerDependencies' | 'peerDependenciesMeta', Readonly<Record<string, unknown>>>;
    const names = new Set(files().flatMap(namesIn));
    assert.ok(names.has('react') && names.has('@r2wc/react-to-web-component'));
    assert.deepEqual([...names].sort(), [...provided].sort());
    for (const name of ['react', 'react-dom', '@r2wc/react-to-web-component']) {
      assert.ok(peerDependencies[name], name);
      assert.deepEqual(peerDependenciesMeta[name], { optional: true });
    }
    const code = files().map((file) => readFileSync(join(dist, file), 'utf8'));
    assert.ok(code.every((text) => !text.includes('react.transitional.element')));
  });

  it('the build for sites that have React leads to files that exist, those of workers included', () => {
    for (const file of files()) {
      const addresses = [
        ...readFileSync(join(dist, file), 'utf8').matchAll(/["'`](\.\.?\/[\w./-]+\.js)["'`]/g),
      ];
      for (const [, address = ''] of addresses)
        assert.ok(existsSync(join(dist, posix.dirname(file), address)), `${file}: ${address}`);
    }
  });

  it('the build for sites that have React takes the chunks that do not lead to React from the other build, so that both have one runtime', () => {
    const reaching = new Set(files().filter((file) => namesIn(file).length > 0));
    for (let size = 0; size < reaching.size;) {
      size = reaching.size;
      for (const file of files())
        if (importedBy(file).some((other) => reaching.has(other))) reaching.add(file);
    }
    const chunks = files().filter((file) => file.startsWith('shared-react/chunks/'));
    assert.deepEqual(
      chunks.filter((file) => !reaching.has(file)),
      [],
    );
    assert.ok(importedBy('shared-react/rs-form.js').some((file) => file.startsWith('chunks/runtime-')));
  });

  it('the build for sites that have React has no fallback with a React of its own', () => {
    assert.doesNotMatch(readFileSync(join(dist, 'shared-react/suite.js'), 'utf8'), /suite\.single/);
  });
});
