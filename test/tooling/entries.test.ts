import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { tagsOf } from '../../scripts/entries.mjs';

describe('tooling: entries', () => {
  let root = '';
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'rs-suite-entries-'));
    for (const folder of ['toy-box', 'toy-lid', 'no-tag'])
      mkdirSync(join(root, 'elements', folder), { recursive: true });
    for (const tag of ['toy-box', 'toy-lid']) writeFileSync(join(root, 'elements', tag, 'define.ts'), '');
  });
  after(() => rmSync(root, { recursive: true }));

  it('the tags that are built are the folders of elements with a definition', () => {
    assert.deepEqual(tagsOf(root), ['toy-box', 'toy-lid']);
  });
});
