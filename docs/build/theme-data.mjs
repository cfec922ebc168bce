/** Reads the data of the theme editor: properties and pairs from `tokens.md`, themes from their sheets. */
import { bare, rowsBelow } from '../../scripts/metadata/token-tables.mjs';
import { readJson, readText } from './sources.mjs';

/** Themes to start from. The last one has the suite's own colours: it is for forms. */
const themes = ['calm', 'bootstrap5', 'uikit3', 'cassiopeia', 'plain-form'];

const hex = (text) => {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text) ?? [];
  return short ? `#${short.replaceAll(/./g, '$&$&')}` : long && `#${long}`;
};

/** Returns the colours of the suite: name, light, dark. Values that are no plain colour, such as shadows, are omitted. */
function readColours(text) {
  return rowsBelow(text, 'Colours').flatMap(([, name, light, dark]) => {
    const colours = { light: hex(bare(light)), dark: hex(bare(dark)) };
    return colours.light && colours.dark
      ? [{ name: bare(name).replace('--suite-', ''), kind: 'colour', ...colours }]
      : [];
  });
}

function readShape(text) {
  return rowsBelow(text, 'Shape, space and type').map(([, name, cell]) => {
    const value = bare(cell);
    const kind = value === 'inherit' ? 'font' : /[a-z]$/.test(value) ? 'length' : 'number';
    return { name: bare(name).replace('--suite-', ''), kind, light: value, dark: value };
  });
}

/** Returns the pairs of colours with the contrast that they need. */
function readPairs(text) {
  const names = (cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  const lines = text.split('\n').filter((line) => /\| +[\d.]+ : 1 +\|$/.test(line));
  return lines.flatMap((line) => {
    const [, foregrounds, backgrounds, needed] = line.split('|');
    return names(foregrounds).flatMap((foreground) =>
      names(backgrounds).map((background) => ({ foreground, background, needed: Number.parseFloat(needed) })),
    );
  });
}

/** Returns a value without the framework's property around it: `var(--bs-body-bg, #fff)` is `#fff`. */
function withoutVariable(value) {
  const [, fallback] = /^var\(--[\w-]+,\s*(.*)\)$/.exec(value) ?? [];
  return fallback === undefined ? value : withoutVariable(fallback);
}

/** Dark colours of Bootstrap 5, which its own sheet sets, by the property that a theme reads. */
const bootstrapDark = {
  'body-bg': '#212529',
  'body-color': '#dee2e6',
  'secondary-color': '#afb3b7',
  'border-color': '#495057',
  'link-color': '#6ea8fe',
  'primary-bg-subtle': '#031633',
  'form-invalid-color': '#ea868f',
};

/** Returns a value in both schemes: `light-dark()` has two, and a property of Bootstrap has its dark colour. */
function schemesOf(text) {
  const [, property] = /^var\(--bs-([\w-]+),/.exec(text) ?? [];
  const value = withoutVariable(text);
  const [, light, dark] = /^light-dark\((.*),\s*(.*)\)$/.exec(value) ?? [];
  if (light !== undefined) return [withoutVariable(light), withoutVariable(dark)];
  return [value, bootstrapDark[property] ?? value];
}

/** Returns the values of a sheet's rules for `:root`, outside of print: property → light and dark. */
export function readThemeValues(css, tokens) {
  const screen = css.split('@media print')[0];
  const found = new Map();
  for (const [, name, text] of screen.matchAll(/--suite-([\w-]+):\s*([^;]+);/g)) {
    const token = tokens.find((candidate) => candidate.name === name);
    const [light, dark] = schemesOf(text.trim());
    if (token?.kind === 'colour' && hex(light) && hex(dark)) {
      found.set(name, { light: hex(light), dark: hex(dark) });
    } else if (token !== undefined && token.kind !== 'colour' && /^[\d.]+(rem|px)?$/.test(light)) {
      found.set(name, { light, dark: light });
    }
  }
  return Object.fromEntries(found);
}

/** Returns the texts of the editor in a language. Every property has a name. */
export function readThemeTexts(language, { tokens }) {
  const texts = readJson('docs', 'theme-editor', 'texts', `${language}.json`);
  const nameless = tokens.filter(({ name }) => texts.tokens[name] === undefined);
  if (nameless.length > 0) throw new Error(`Theme editor, ${language}: no name of ${nameless[0].name}`);
  return texts;
}

/** Returns the unit and the step of an input of numbers. */
function inputOf({ kind, light }) {
  const unit = /[a-z]*$/.exec(light)[0];
  if (unit === 'px') return { unit, step: 1 };
  return { unit, step: kind === 'length' ? 0.0625 : 0.05 };
}

/** Returns the values that an input has before the script runs: those of the first theme. */
function startValue({ name, light, dark }, { values }) {
  return values[name] ?? { light, dark };
}

/** Returns the input of the template of the editor's page: the data, the texts, and both as JSON for the script. */
export function themePage(language) {
  const data = readThemeData();
  const texts = readThemeTexts(language, data);
  const json = JSON.stringify({ ...data, texts }).replaceAll('<', '\\u003c');
  const tokens = data.tokens.map((token) => ({ ...token, start: startValue(token, data.starts[0]) }));
  const colours = tokens.filter(({ kind }) => kind === 'colour');
  const shape = tokens
    .filter(({ kind }) => kind !== 'colour')
    .map((token) => ({ ...token, ...inputOf(token) }));
  return { ...data, texts, json, colours, shape };
}

/** Returns the data of the editor: `tokens`, `pairs`, `starts`. */
export function readThemeData() {
  const text = readText('shared', 'styles', 'tokens.md');
  const tokens = [...readColours(text), ...readShape(text)];
  const starts = themes.map((key) => ({
    key,
    values: readThemeValues(readText('shared', 'styles', 'themes', `${key}.css`), tokens),
  }));
  return { tokens, pairs: readPairs(text), starts };
}
