import assert from 'node:assert/strict';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

type BundleOnce = (typeof import('../../cli/bundle-models.mjs'))['bundleOnce'];

const project = join(import.meta.dirname, '..', '..');

describe('cli: bundle models', () => {
  let root = '';
  let bundleOnce: BundleOnce;

  /** Writes a source, as it was changed some seconds ago. */
  function write(file: string, code: string, secondsAgo = 60): void {
    writeFileSync(join(root, file), code);
    const changed = Date.now() / 1000 - secondsAgo;
    utimesSync(join(root, file), changed, changed);
  }

  /** Returns the bundle, and a number that each writing of its file changes. */
  async function bundled(): Promise<{ readonly code: string; readonly file: number }> {
    const address = await bundleOnce('models');
    return { code: readFileSync(address, 'utf8'), file: statSync(address).ino };
  }

  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'rs suite models '));
    for (const folder of ['cli', 'elements']) mkdirSync(join(root, folder));
    symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction');
    copyFileSync(join(project, 'cli/bundle-models.mjs'), join(root, 'cli/bundle-models.mjs'));
    write('cli/bundle-models.mjs', readFileSync(join(root, 'cli/bundle-models.mjs'), 'utf8'));
    write('cli/models.ts', "export { word } from '../elements/word.model.js';");
    write('elements/word.model.ts', "export const word: string = 'first';");
    const address = pathToFileURL(join(root, 'cli/bundle-models.mjs')).href;
    ({ bundleOnce } = (await import(address)) as { bundleOnce: BundleOnce });
  });
  after(() => rmSync(root, { recursive: true }));

  it('the models of a command in a checkout are bundled once, as long as no source is changed', async () => {
    const first = await bundled();
    assert.match(first.code, /"first"/);
    assert.deepEqual(await bundled(), first);
  });

  it('the models of a command in a checkout are bundled again once a source that they import is changed, and the changed code is in them', async () => {
    write('elements/word.model.ts', "export const word: string = 'other';", 30);
    assert.match((await bundled()).code, /"other"/);
  });

  it('the models of a command in a checkout are bundled again while a source has just been changed, which may happen twice in a moment', async () => {
    write('elements/word.model.ts', "export const word: string = 'third';", 0);
    const first = await bundled();
    assert.match(first.code, /"third"/);
    assert.notEqual((await bundled()).file, first.file);
  });
});
