import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { tagsOf } from '../scripts/entries.mjs';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const performance = readFileSync(join(root, 'docs', 'content', 'en', 'performance.md'), 'utf8');

/** Rows of the README: the table of the bench, its column, and the library in the last cell. */
const rows: Readonly<Record<string, readonly [bench: string, column: string, peer: string]>> = {
  'contact form, after use, kB': ['contact', 'kB after use', 'React Hook Form'],
  'contact form, ready, ms': ['contact', 'ready, ms', 'React Hook Form'],
  'viewer, after use, kB': ['gallery-10', 'kB after use', 'PhotoSwipe'],
  'viewer, first open, ms': ['gallery-10', 'first open, ms', 'PhotoSwipe'],
  'consent banner, first layer, ms': ['consent', 'first layer, ms', 'vanilla-cookieconsent'],
};

/** Returns the cells of the lines of a table. */
function cellsOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** Returns the medians of a column in a table of the bench, by candidate. */
function medians(bench: string, column: string): ReadonlyMap<string, string> {
  const table = performance.split(`<!-- bench ${bench} -->`)[1]?.split('<!-- /bench -->')[0] ?? '';
  const [head = [], , ...lines] = cellsOf(table);
  const at = head.indexOf(column);
  assert.ok(at > 0, `${bench}: ${column}`);
  return new Map(lines.map((cells) => [cells[0] ?? '', cells[at]?.split(' ')[0] ?? '']));
}

describe('readme', () => {
  it('the README has at most 200 lines', () => {
    assert.ok(readme.trimEnd().split('\n').length <= 200);
  });

  it('the README lists every tag once', () => {
    const listed = [...readme.matchAll(/\[`<([\w-]+)>`\]/g)].map(([, tag]) => tag);
    assert.deepEqual(listed.toSorted(), [...tagsOf(root)].sort());
  });

  it('the README has the sizes and times of the tables in the documentation', () => {
    const lines = cellsOf(readme.split('\n## Sizes and times\n')[1]?.split('\n## ')[0] ?? '').slice(2);
    assert.deepEqual(
      lines.map(([title]) => title),
      Object.keys(rows),
    );
    for (const [title = '', ...cells] of lines) {
      const [bench, column, peer] = rows[title] ?? ['', '', ''];
      const found = medians(bench, column);
      const expected = ['rs-suite', 'rs-suite, compact', 'hand-written'].map((name) => found.get(name));
      assert.deepEqual(cells, [...expected, `${found.get(peer)} (${peer})`], title);
    }
  });
});
