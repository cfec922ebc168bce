import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readThemeData, readThemeTexts } from '../../../docs/build/theme-data.mjs';
import { measurePairs } from '../../../docs/theme-editor/contrast.model.js';
import { readLink, writeLink } from '../../../docs/theme-editor/link.model.js';
import { writeSheet } from '../../../docs/theme-editor/sheet.model.js';
import {
  coloursOf,
  maxSteps,
  record,
  redo,
  undo,
  valueOf,
  withChange,
  type Change,
  type History,
  type Theme,
} from '../../../docs/theme-editor/theme.model.js';

const data = readThemeData();
const plain: Theme = { start: 'plain-form', changes: [] };
const change = (name: string, value: string, scheme: Change['scheme'] = 'light'): Change => ({
  name,
  scheme,
  value,
});
const themeWith = (...changes: readonly Change[]) =>
  changes.reduce((theme, next) => withChange(data, theme, next), plain);

describe('the data of the theme editor', () => {
  it('the data of the theme editor has the colours, the shapes and the pairs of tokens.md, and the five themes', () => {
    const kinds = data.tokens.map(({ kind }) => kind);
    assert.equal(kinds.filter((kind) => kind === 'colour').length, 11);
    assert.equal(kinds.filter((kind) => kind !== 'colour').length, 11);
    assert.equal(data.pairs.length, 15);
    assert.deepEqual(
      data.starts.map(({ key }) => key),
      ['calm', 'bootstrap5', 'uikit3', 'cassiopeia', 'plain-form'],
    );
  });

  it('the data of the theme editor has a name for each property in both languages', () => {
    const names = (language: string) => Object.keys(readThemeTexts(language, data).tokens);
    assert.deepEqual(names('en'), names('es'));
  });

  /** Themes whose border is that of a framework, as its own controls have it: their contrast is the framework's. */
  const withBorderOfFramework = ['bootstrap5', 'uikit3', 'cassiopeia'];

  for (const { key } of data.starts) {
    it(`the data of the theme editor has enough contrast in both schemes of ${key}`, () => {
      for (const scheme of ['light', 'dark'] as const) {
        const measured = measurePairs(data.pairs, coloursOf(data, { start: key, changes: [] }, scheme));
        assert.equal(measured.length, data.pairs.length);
        assert.deepEqual(
          measured
            .filter(({ isEnough }) => !isEnough)
            .filter(({ foreground }) => foreground !== 'border' || !withBorderOfFramework.includes(key)),
          [],
          scheme,
        );
      }
    });
  }
});

describe('a theme that an author edits', () => {
  it('a theme that an author edits has a value of its own in each scheme', () => {
    const theme = themeWith(change('accent', '#123'), change('accent', '#abcdef', 'dark'));
    assert.equal(valueOf(data, theme, 'accent', 'light'), '#112233');
    assert.equal(valueOf(data, theme, 'accent', 'dark'), '#abcdef');
  });

  it('a theme that an author edits takes the values of the theme that it starts from, and else those of the suite', () => {
    const theme = { ...plain, start: 'calm' };
    assert.equal(valueOf(data, theme, 'accent', 'dark'), '#a3cfbe');
    assert.equal(valueOf(data, theme, 'space', 'light'), '1rem');
  });

  for (const [name, value] of [
    ['accent', 'red'],
    ['accent', '#12345'],
    ['radius', '1rem;} body{display:none'],
    ['radius', '-1rem'],
    ['font', 'url(x)'],
    ['line-height', '1.5rem'],
    ['constructor', '#fff'],
    ['nothing', '1rem'],
  ] as const) {
    it(`a theme that an author edits stays as it is with ${name}: ${value}`, () => {
      assert.equal(themeWith(change(name, value)), plain);
    });
  }

  it('a theme that an author edits has no change where a value is chosen that it has anyway', () => {
    assert.deepEqual(themeWith(change('radius', '2rem'), change('radius', '0.5rem')), plain);
  });

  it('a theme that an author edits goes back and forward step by step, and not beyond its ends', () => {
    const first = themeWith(change('radius', '0'));
    const second = withChange(data, first, change('accent', '#123456'));
    const start: History = { past: [], theme: plain, future: [] };
    const edited = record(record(record(start, first), first), second);
    assert.equal(undo(edited).theme, first);
    assert.equal(undo(undo(undo(edited))).theme, plain);
    assert.equal(redo(undo(edited)).theme, second);
    assert.equal(redo(redo(edited)).theme, second);
    assert.deepEqual(record(undo(edited), plain).future, []);
  });

  it('a theme that an author edits forgets the oldest steps', () => {
    let history: History = { past: [], theme: plain, future: [] };
    for (let step = 0; step <= maxSteps; step++) {
      history = record(history, themeWith(change('line-height', `1.${step + 100}`)));
    }
    assert.equal(history.past.length, maxSteps);
  });
});

describe('the link of a theme', () => {
  it('the link of a theme holds every choice', () => {
    const theme = themeWith(
      change('accent', '#6b2c5f'),
      change('accent', '#d3b2e2', 'dark'),
      change('radius', '0'),
      change('font', 'serif'),
      change('focus-width', '4px'),
    );
    const link = writeLink(theme);
    assert.equal(
      link,
      'start=plain-form&accent=6b2c5f&accent.dark=d3b2e2&radius=0&font=serif&focus-width=4px',
    );
    assert.deepEqual(readLink(data, `#${link}`), theme);
  });

  for (const [title, fragment, expected] of [
    ['without a theme to start from', '#accent=000000', null],
    ['with an unknown theme', '#start=__proto__', null],
    ['of a section of the page', '#contrast', null],
    ['with unknown names', '#start=plain-form&constructor=1&__proto__.dark=fff', plain],
    ['with wrong values', '#start=plain-form&accent=javascript&radius=%3Cb%3E', plain],
  ] as const) {
    it(`the link of a theme ${title} ${expected ? 'leaves the rest out' : 'is none'}`, () => {
      assert.deepEqual(readLink(data, fragment), expected);
    });
  }
});

describe('the style sheet of a theme', () => {
  it('the style sheet of a theme has what differs from the suite, and both schemes where they differ', () => {
    const sheet = writeSheet(
      data,
      themeWith(
        change('accent', '#6b2c5f'),
        change('accent', '#d3b2e2', 'dark'),
        change('danger', '#800000'),
        change('danger', '#800000', 'dark'),
        change('radius', '0'),
        change('font', 'mono'),
      ),
    );
    assert.equal(
      sheet,
      `:root {
  color-scheme: light dark;
  --suite-accent: #6b2c5f;
  --suite-danger: #800000;
  --suite-radius: 0;
  --suite-font: ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace;
}

@supports (color: light-dark(red, red)) {
  :root {
    --suite-accent: light-dark(#6b2c5f, #d3b2e2);
  }
}
`,
    );
  });

  it('the style sheet of a theme of the suite itself only follows the colours of the system', () => {
    assert.equal(writeSheet(data, plain), ':root {\n  color-scheme: light dark;\n}\n');
  });
});
