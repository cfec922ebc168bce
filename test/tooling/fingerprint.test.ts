import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fingerprint, isStale, markFresh } from '../../scripts/build/fingerprint.mjs';
import { staticGraph } from '../../scripts/static-graph.mjs';

let folder = '';
let root = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint '));
  root = join(folder, 'here');
  for (const name of ['elements/a-tag', 'scripts/build', 'scripts/runners', 'dist'])
    mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, 'elements', 'a-tag', 'define.ts'), '1');
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'dist', 'last.json'), '{}');
  markFresh(root, 'dist', fingerprint(root));
});
afterEach(() => rmSync(folder, { recursive: true }));

const isOld = (checkout: string) => isStale(checkout, 'dist', 'last.json');

describe('a build', () => {
  it('a build is fresh as long as its sources are what they were', () => assert.equal(isOld(root), false));

  it('a build stays fresh in a checkout that is copied or moved', () => {
    const copy = join(folder, 'copy');
    cpSync(root, copy, { recursive: true });
    assert.equal(isOld(copy), false);
    const moved = join(folder, 'elsewhere', 'moved');
    mkdirSync(join(folder, 'elsewhere'));
    renameSync(root, moved);
    assert.equal(isOld(moved), false);
  });

  it('a build stays fresh when a script is changed that no build runs, such as one of the test runner', () => {
    writeFileSync(join(root, 'scripts', 'runners', 'new.mjs'), '');
    writeFileSync(join(root, 'scripts', 'test.mjs'), '');
    assert.equal(isOld(root), false);
  });

  const changes: readonly (readonly [string, () => void])[] = [
    ['a source is changed', () => writeFileSync(join(root, 'elements', 'a-tag', 'define.ts'), '2')],
    ['a source is added', () => writeFileSync(join(root, 'scripts', 'build', 'new.mjs'), '')],
    [
      'a source has another name',
      () => renameSync(join(root, 'elements', 'a-tag'), join(root, 'elements', 'b-tag')),
    ],
    ['the package is changed', () => writeFileSync(join(root, 'package.json'), '{ }')],
    ['its last file is missing', () => rmSync(join(root, 'dist', 'last.json'))],
  ];
  for (const [title, change] of changes) {
    it(`a build is old once ${title}`, () => {
      change();
      assert.equal(isOld(root), true);
    });
  }
});

describe('an old build', () => {
  const project = join(import.meta.dirname, '..', '..');
  const starts = [
    'scripts/build.mjs',
    'rollup.config.mjs',
    'scripts/build/rollup.types.config.mjs',
    'scripts/metadata/custom-elements-manifest.config.mjs',
    'scripts/metadata/pack-json.mjs',
    'scripts/source-suite.mjs',
  ];
  const modules = new Set(starts.flatMap((start) => [...staticGraph(project, start)]));

  it('a build is old once the build script is changed in a module that it imports, in whichever folder', () => {
    const missed = [...modules].filter((file) => !changesFingerprint(file));
    assert.deepEqual(missed, []);
    assert.ok(modules.has('scripts/metadata/link-docs.mjs'));
  });

  it('a build is old once the build script is changed in a description of a form’s keys', () => {
    assert.ok(changesFingerprint('scripts/metadata/schema/descriptions.ts'));
  });

  function changesFingerprint(file: string): boolean {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const print = fingerprint(root);
    writeFileSync(join(root, file), '3');
    return fingerprint(root) !== print;
  }
});
