import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';

interface Row {
  readonly id: string;
  readonly category: string;
}

const here = import.meta.dirname;
const { inputs } = JSON.parse(readFileSync(join(here, 'data/hostile-inputs.json'), 'utf8')) as {
  readonly inputs: readonly Row[];
};

/** Returns the test files that may contain a row's id in a title or a table. */
function testFiles(folder = here): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'fixtures' || entry.name === 'data' ? [] : testFiles(path);
    return entry.name.endsWith('.ts') && path !== import.meta.filename ? [path] : [];
  });
}

const texts = testFiles().map((path) => [relative(here, path), readFileSync(path, 'utf8')] as const);
const placesOf = (id: string) =>
  texts.filter(([, text]) => new RegExp(`\\b${id}\\b`).test(text)).map(([path]) => path);

describe('hostile inputs', () => {
  it('the published hostile inputs are all here', () => assert.equal(inputs.length, 170));

  for (const { id } of inputs) {
    it(`the published hostile inputs hold ${id} in a test of its own`, () =>
      assert.notDeepEqual(placesOf(id), []));
  }
});
