import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { contrast, pairs } from './colour-contrast.js';

const project = join(import.meta.dirname, '..', '..', '..');
const folder = new URL('../../../shared/styles/', import.meta.url);
const sheet = ['core-tokens', 'accent-tokens', 'tokens']
  .map((name) => readFileSync(new URL(`${name}.styles.ts`, folder), 'utf8'))
  .join('\n');
// The part below lists properties of single tags, which no sheet shares.
const [table = ''] = readFileSync(new URL('tokens.md', folder), 'utf8').split('## Floating elements');

const plain = new Map(
  [...sheet.matchAll(/--_([\w-]+): var\(--suite-([\w-]+), (?!light-dark)(.+)\);/g)].map(
    ([, twin = '', name = '', value = '']) => [name, { twin, value }],
  ),
);
const schemes = new Map(
  [...sheet.matchAll(/--suite-([\w-]+), light-dark\((#\w+), (#\w+)\)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
const rows = new Map(
  [...table.matchAll(/^\| `--suite-([\w-]+)` +\| `([^`]+)` +\| ([^|]+?) +\|/gm)].map(
    ([, name = '', value = '', next = '']) => [name, { value, next }],
  ),
);

function colour(name: string, scheme: 'light' | 'dark'): string {
  const found = schemes.get(name)?.[scheme];
  assert.ok(found, `${name} has no ${scheme} value`);
  return found;
}

function sheetsIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => readFileSync(join(directory, file), 'utf8'));
}

const sheets = ['shared', 'elements'].flatMap((name) => sheetsIn(join(project, name))).join('\n');

describe('shared/styles: tokens', () => {
  it('design tokens are all in the designers’ table, and no others', () => {
    assert.ok(plain.size > 20);
    const tokens = [...rows.keys()].filter((name) => !name.startsWith('layer-'));
    assert.deepEqual(tokens.sort(), [...plain.keys()].sort());
  });

  it('design tokens are each read by some sheet, so that no page carries one in vain', () => {
    const read = new Set([...sheets.matchAll(/var\(--_([\w-]+)/g)].map(([, name]) => name));
    assert.deepEqual(
      [...plain.keys()].filter((name) => !read.has(name)),
      [],
    );
  });

  it('design tokens of a layer are read from the page itself, with the default that the table says', () => {
    const read = [...sheets.matchAll(/var\(--suite-(layer-\w+), (\d+)\)/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const layers = new Map(
      [...table.matchAll(/^\| `--suite-(layer-\w+)` +\| `(\d+)`/gm)].map(([, name, value]) => [name, value]),
    );
    assert.deepEqual(new Map(read.map(([name, value]) => [name, value] as const)), layers);
    assert.ok(read.every(([name, value]) => layers.get(name) === value));
  });

  for (const [name, { twin, value }] of plain) {
    it(`design tokens ${name} has the default that the table says`, () => {
      assert.equal(twin, name);
      assert.equal(rows.get(name)?.value, value);
      const scheme = schemes.get(name);
      if (!scheme) return;
      assert.equal(scheme.light, value);
      assert.equal(rows.get(name)?.next, `\`${scheme.dark}\``);
    });
  }

  for (const file of [
    'shared/floating/floating',
    'elements/sticky-header/sticky-header',
    'elements/cookie-consent/cookie-consent',
    'elements/cookie-consent/after-choice/after-choice',
  ]) {
    it(`design tokens have the same defaults where ${file}.styles.ts reads them from the page itself`, () => {
      const own = readFileSync(new URL(`../../../${file}.styles.ts`, import.meta.url), 'utf8');
      const reads = [...own.matchAll(/var\(--suite-([\w-]+), (light-dark\([^)]+\)|[^()]+?)\)/g)].filter(
        // A property that is set on the page and is no token.
        ([, name]) => name !== 'bottom-inset',
      );
      assert.ok(reads.length > 0);
      for (const [, name = '', value = ''] of reads) {
        const row = rows.get(name);
        const pair = `light-dark(${row?.value}, ${row?.next.replaceAll('`', '')})`;
        assert.ok([row?.value, pair].includes(value), `${name}: ${value}`);
      }
    });
  }

  for (const scheme of ['light', 'dark'] as const) {
    for (const [front, ground, least] of pairs) {
      it(`design tokens ${front} on ${ground} has at least ${least} : 1 in the ${scheme} scheme`, () => {
        const ratio = contrast(colour(front, scheme), colour(ground, scheme));
        assert.ok(ratio >= least, ratio.toFixed(2));
      });
    }
  }
});
