/**
 * Writes the suite's tokens in the format of the Design Tokens Community Group (2025.10): `tokens.json`, and the colours of a
 * dark page in `tokens.dark.json`. The source of both is `shared/styles/tokens.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bare, rowsBelow } from '../metadata/token-tables.mjs';

/** Chapters with values that a design tool can use. Others describe sizes of the running page, or a single tag. */
const chapters = ['Colours', 'Shape, space and type', 'Layers', 'Round corners'];

/** Values that are a sentence in the table. */
const inWords = { 'radius-round': '50rem' };

const schema = 'https://www.designtokens.org/schemas/2025.10/format.json';

export function writeTokens(root, out) {
  const text = readFileSync(join(root, 'shared', 'styles', 'tokens.md'), 'utf8');
  const { light, dark } = readTokens(text);
  const write = (name, tokens) =>
    writeFileSync(join(out, name), `${JSON.stringify({ $schema: schema, suite: tokens }, null, 2)}\n`);
  write('tokens.json', light);
  write('tokens.dark.json', dark);
}

/** Returns the tokens of the tables, by their names without `--suite-`. */
export function readTokens(markdown) {
  const light = {};
  const dark = {};
  for (const chapter of chapters) {
    for (const [, property, value, ...others] of rowsBelow(markdown, chapter)) {
      const name = bare(property).replace('--suite-', '');
      // A row ends with a bar, behind which is nothing.
      const description = others.at(-2);
      light[name] = tokenOf(name, inWords[name] ?? bare(value), description);
      const isOther = chapter === 'Colours' && others[0] !== 'the same';
      if (isOther) dark[name] = tokenOf(name, bare(others[0]), description);
    }
  }
  return { light, dark };
}

function tokenOf(name, value, description) {
  const $extensions = { 'rs-suite': { property: `--suite-${name}` } };
  return { ...typed(name, value), $description: description, $extensions };
}

/** Returns type and value of a CSS value. */
function typed(name, value) {
  if (name === 'font') return { $type: 'fontFamily', $value: value };
  const parts = value.match(/^(\S+) (\S+) (\S+) (rgb\(.+\))$/);
  if (parts) {
    const [offsetX, offsetY, blur] = parts.slice(1, 4).map(dimension);
    return {
      $type: 'shadow',
      $value: { color: colour(parts[4]), offsetX, offsetY, blur, spread: dimension('0') },
    };
  }
  if (/^(#|rgb\()/.test(value)) return { $type: 'color', $value: colour(value) };
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  return { $type: 'dimension', $value: dimension(value) };
}

function dimension(value) {
  const [, number, unit = 'px'] = value.match(/^(-?[\d.]+)(px|rem)?$/) ?? [];
  if (number === undefined) throw new Error(`tokens.md: found "${value}", expected a length in px or rem`);
  return { value: Number(number), unit };
}

/** Returns a colour as `srgb`, from `#fff`, `#12626a` or `rgb(10 20 22 / 60%)`. */
function colour(value) {
  const numbers = value
    .match(/^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/)
    ?.slice(1)
    .map(Number);
  const short = value.slice(1);
  const digits = short.length === 3 ? short.replaceAll(/./g, '$&$&') : short;
  const channels = numbers?.slice(0, 3) ?? [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  if (channels.some((one) => !(one >= 0 && one < 256)))
    throw new Error(`tokens.md: found "${value}", expected a colour`);
  const hex = `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  const components = channels.map((one) => Number((one / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: (numbers?.[3] ?? 100) / 100, hex };
}
