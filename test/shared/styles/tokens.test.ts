import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

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

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string, scheme: 'light' | 'dark'): string {
  const found = schemes.get(name)?.[scheme];
  assert.ok(found, `${name} has no ${scheme} value`);
  return found;
}

type Pair = readonly [front: string, ground: string, least: number];

const pairs: readonly Pair[] = [
  ...['text', 'text-muted', 'accent', 'danger'].flatMap((name): Pair[] => [
    [name, 'surface', 4.5],
    [name, 'surface-muted', 4.5],
  ]),
  ['accent-text', 'accent', 4.5],
  ['text', 'accent-muted', 4.5],
  ['danger', 'danger-muted', 4.5],
  ['border', 'surface', 3],
  ['border', 'surface-muted', 3],
  ['focus', 'surface', 3],
  ['focus', 'surface-muted', 3],
];

function sheetsIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => readFileSync(join(directory, file), 'utf8'));
}

const sheets = ['shared', 'elements'].flatMap((name) => sheetsIn(join(project, name))).join('\n');

describe('design tokens', () => {
  it('are all in the designers’ table, and no others', () => {
    assert.ok(plain.size > 20);
    const tokens = [...rows.keys()].filter((name) => !name.startsWith('layer-'));
    assert.deepEqual(tokens.sort(), [...plain.keys()].sort());
  });

  it('are each read by some sheet, so that no page carries one in vain', () => {
    const read = new Set([...sheets.matchAll(/var\(--_([\w-]+)/g)].map(([, name]) => name));
    assert.deepEqual(
      [...plain.keys()].filter((name) => !read.has(name)),
      [],
    );
  });

  it('of a layer are read from the page itself, with the default that the table says', () => {
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
    it(`${name} has the default that the table says`, () => {
      assert.equal(twin, name);
      assert.equal(rows.get(name)?.value, value);
      const scheme = schemes.get(name);
      if (!scheme) return;
      assert.equal(scheme.light, value);
      assert.equal(rows.get(name)?.next, `\`${scheme.dark}\``);
    });
  }

  for (const file of ['shared/styles/floating', 'elements/sticky-header/sticky-header']) {
    it(`have the same defaults where ${file}.styles.ts reads them from the page itself`, () => {
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
      it(`${front} on ${ground} has at least ${least} : 1 in the ${scheme} scheme`, () => {
        const ratio = contrast(colour(front, scheme), colour(ground, scheme));
        assert.ok(ratio >= least, ratio.toFixed(2));
      });
    }
  }
});
