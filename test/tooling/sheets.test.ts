import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const sheets = ['elements', 'compat', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.styles\.ts$|^elements\/.*\.css$|\/plain-form\/.*\.css$/.test(file)),
);

/** Values that no token can set, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'elements/media-box/media-box.styles.ts background: #000':
    'overlay-color and ::part(overlay) set the overlay',
  'elements/media-box/media/media.styles.ts border-radius: 50%': 'the loader is a turning circle',
  'elements/media-box/media/media.styles.ts background: #fff':
    'a document of another site is written for a white ground',
  'elements/media-box/media/media.styles.ts background: #000': 'a player of another site has black edges',
  'elements/rs-calendar/days/calendar-days.styles.ts border-radius: 50%': 'the dot of today',
  'shared/styles/plain-form/buttons.css border-radius: 50%': 'the ring while a form is sent',
  'shared/styles/plain-form/thanks.css border-radius: 50%': 'the disc of the tick',
  'shared/styles/plain-form/buttons.css background: #fff': 'a picture of a code is dark without a ground',
};

interface Declaration {
  readonly property: string;
  readonly value: string;
}

function declarationsIn(text: string): readonly Declaration[] {
  return [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^\s*([\w-]+):\s([^;{}]+);/gm)].map(
    ([, property = '', value = '']) => ({ property, value: value.replace(/\s+/g, ' ') }),
  );
}

/** Removes what a page can replace: `var()` with its default. */
function withoutVariables(value: string): string {
  const shorter = value.replace(/var\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g, '');
  return shorter === value ? value : withoutVariables(shorter);
}

/** Returns true if a declaration has a font, a corner or a colour that a page cannot change. */
function isFixed({ property, value }: Declaration): boolean {
  if (property === 'font-family') return !/^(?:inherit|var\(--.+\))$/.test(value);
  if (property === 'font') return value !== 'inherit';
  const rest = withoutVariables(value);
  if (property.endsWith('radius')) return /[1-9]/.test(rest);
  return /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)\(|\b(?:white|black|gr[ae]y)\b/i.test(rest);
}

function fixedIn(text: string): readonly string[] {
  return declarationsIn(text)
    .filter(isFixed)
    .map(({ property, value }) => `${property}: ${value}`);
}

describe('the style sheets of the elements', () => {
  const fixed = sheets.flatMap((file) =>
    fixedIn(readFileSync(join(root, file), 'utf8')).map((declaration) => `${file} ${declaration}`),
  );

  it('the style sheets of the elements have no font, corner or colour that a page cannot set, with the listed exceptions', () => {
    assert.ok(sheets.length > 40);
    assert.deepEqual(fixed.filter((declaration) => !(declaration in allowed)).sort(), []);
  });

  it('the style sheets of the elements have light colours in a browser that does not know light-dark()', () => {
    // In such a browser `var()` with light-dark() as its default makes the property unset, and a surface transparent.
    const guarded = /^( *)@supports \(color: light-dark\(red, red\)\) \{[\s\S]*?^\1\}/gm;
    const texts = sheets.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    assert.ok(texts.some(([, text]) => text.includes('light-dark(#')));
    const bare = texts.filter(([, text]) => text.replace(guarded, '').includes('light-dark(#'));
    assert.deepEqual(
      bare.map(([file]) => file),
      [],
    );
  });

  it('the style sheets of the elements still have each of the exceptions', () => {
    assert.deepEqual(
      Object.keys(allowed).filter((declaration) => !fixed.includes(declaration)),
      [],
    );
  });
});

describe('a declaration that a page cannot change', () => {
  const cases: readonly (readonly [declaration: string, isFixed: boolean])[] = [
    ['font-family: system-ui, sans-serif', true],
    ['font-family: var(--_font)', false],
    ['font: 1rem/1.5 Arial', true],
    ['border-radius: 50%', true],
    ['border-start-start-radius: 4px', true],
    ['border-radius: var(--suite-radius-round, var(--suite-radius, 50rem))', false],
    ['border-radius: 0', false],
    ['color: #fff', true],
    ['background: var(--suite-surface, light-dark(#fff, #182122))', false],
    ['border: 1px solid rgb(0 0 0 / 20%)', true],
    ['box-shadow: var(--suite-shadow, 0 0.5rem 1.5rem rgb(10 20 22 / 18%))', false],
    ['color: CanvasText', false],
  ];
  for (const [declaration, expected] of cases) {
    it(`a declaration that a page cannot change is ${expected ? '' : 'not '}${declaration}`, () => {
      assert.deepEqual(fixedIn(`  ${declaration};`), expected ? [declaration] : []);
    });
  }
});
