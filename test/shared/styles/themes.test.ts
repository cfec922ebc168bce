import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { contrast, pairs } from './colour-contrast.js';

const shared = new URL('../../../shared/styles/', import.meta.url);
const folder = new URL('themes/', shared);
const tokens = readFileSync(new URL('tokens.md', shared), 'utf8');
const themes = readdirSync(folder).filter((file) => file !== 'plain-form.css');
const schemes = ['light', 'dark'] as const;

/** Values of a framework's own sheet, light and dark. */
const frameworks: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  '--bs-body-bg': ['#ffffff', '#212529'],
  '--bs-tertiary-bg': ['#f8f9fa', '#2b3035'],
  '--bs-body-color': ['#212529', '#dee2e6'],
  // Three quarters of the colour of the text, on the ground.
  '--bs-secondary-color': ['#595c5f', '#afb3b7'],
  '--bs-link-color': ['#0d6efd', '#6ea8fe'],
  '--bs-border-color': ['#dee2e6', '#495057'],
  '--bs-primary-bg-subtle': ['#cfe2ff', '#031633'],
  '--bs-form-invalid-color': ['#dc3545', '#ea868f'],
};

function sheetOf(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The last value of each token, except on paper. */
function tokensOf(sheet: string): ReadonlyMap<string, string> {
  const [screen = ''] = sheet.split('@media print');
  return new Map(
    [...screen.matchAll(/--suite-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Resolves a colour in one scheme, with or without the framework's sheet. */
function resolve(value: string, at: 0 | 1, hasFramework: boolean): string {
  const shorter = value
    .replace(/var\((--[\w-]+), (#\w+)\)/g, (_, name: string, other: string) =>
      hasFramework ? (frameworks[name]?.[at] ?? other) : other,
    )
    .replace(/light-dark\((#\w+), (#\w+)\)/g, at === 0 ? '$1' : '$2');
  return shorter === value ? value : resolve(shorter, at, hasFramework);
}

/** Finds pairs without enough contrast. The borders of a framework's theme are those of its own controls. */
function checkPairs(file: string, sheet: string, at: 0 | 1, hasFramework: boolean): readonly string[] {
  const own = tokensOf(sheet);
  const checked = pairs.filter(([front]) => front !== 'border' || file === 'calm.css');
  return checked.flatMap(([front, ground, least]) => {
    const [one, other] = [front, ground].map((name) => resolve(own.get(name) ?? '', at, hasFramework));
    assert.match(`${one} ${other}`, /^#\w+ #\w+$/, `${front} on ${ground}: ${one} ${other}`);
    const found = contrast(one ?? '', other ?? '');
    return found < least ? [`${front} on ${ground}: ${found.toFixed(2)} instead of ${least}`] : [];
  });
}

for (const file of themes) {
  describe(`the theme ${file}`, () => {
    const sheet = sheetOf(file);

    for (const [at, scheme] of schemes.entries()) {
      it(`the theme ${file} can be read where the page is ${scheme}`, () => {
        assert.deepEqual(checkPairs(file, sheet, at === 0 ? 0 : 1, true), []);
      });
    }

    it(`the theme ${file} can be read in a page without the framework, and in a browser without light-dark()`, () => {
      assert.deepEqual(checkPairs(file, sheet, 0, false), []);
      assert.deepEqual(checkPairs(file, sheet.replace(/@supports[\s\S]*?\n\}\n/, ''), 0, false), []);
    });

    it(`the theme ${file} sets public properties, on paper too, and styles parts`, () => {
      const selectors = [...sheet.matchAll(/^\s*([^{}@;]+)\s*\{/gm)].flatMap(([, list = '']) =>
        list.split(',\n'),
      );
      const others = selectors
        .map((one) => one.trim())
        .filter((one) => !/^(?::root|[\w-]+::part\([\w -]+\))$/.test(one));
      assert.deepEqual(others, []);
      const properties = [...sheet.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
      assert.deepEqual(
        properties.filter((name) => !tokens.includes(`\`${name}\``)),
        [],
      );
      assert.match(sheet, /@media print \{\s+:root \{\s+--suite-surface: #fff;/);
    });
  });
}
