import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chunkNameOf, partsOf, tagsOf } from '../../scripts/entries.mjs';

/** Imports of the files of a small project. */
const sources = new Map([
  ['elements/toy-box/define.ts', "import('../toy-lid/define.js');"],
  ['elements/toy-box/toy-box.core.ts', "import('./drafts/effects.js'); import('./submit/effects.js');"],
  ['elements/toy-box/drafts/effects.ts', "import('../toy-box.view.js'); import('../toy-box.view.js');"],
  ['elements/toy-box/submit/effects.ts', "import('../../../shared/dom/late.js');"],
  [
    'elements/toy-box/toy-box.view.tsx',
    "let late: typeof import('./unused.js'); let one: import('./unused.js').One;",
  ],
  ['elements/toy-box/unused.ts', ''],
  ['elements/toy-lid/define.ts', "import('./toy-lid.core.js');"],
  ['elements/toy-lid/toy-lid.core.ts', ''],
  ['shared/dom/late.ts', ''],
]);

describe('what there is to build', () => {
  let root = '';
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'rs-suite-entries-'));
    for (const [path, code] of sources) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), code);
    }
  });
  after(() => rmSync(root, { recursive: true }));

  it('is every tag that has a folder', () => {
    assert.deepEqual(tagsOf(root), ['toy-box', 'toy-lid']);
  });

  it('is every file that comes later, each once, also where two of one element have one name', () => {
    const parts = partsOf(root).map((file) => relative(root, file).replaceAll('\\\\', '/'));
    assert.deepEqual(parts.sort(), [
      'elements/toy-box/drafts/effects.ts',
      'elements/toy-box/submit/effects.ts',
      'elements/toy-box/toy-box.view.tsx',
      'shared/dom/late.ts',
    ]);
  });

  it('is called by its tag and its own name', () => {
    const names = partsOf(root).map((file) => chunkNameOf(root, file));
    assert.deepEqual(names.sort(), ['late', 'toy-box.effects', 'toy-box.effects', 'toy-box.view']);
  });
});
