import { readQuery } from './address.model.js';
import { hasBrackets, readBrackets, readJsonOptions, type ReadOptions } from './bracket-options.model.js';

/** Parses an attribute with options in one of three forms: JSON, `name[value]`, or `name=value&name=value`. */
export function readTextOptions(text: string): ReadOptions {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readJsonOptions(trimmed);
  if (hasBrackets(trimmed)) return readBrackets(trimmed);
  if (trimmed.includes('=')) return { options: inLowerCase(readQuery(trimmed)), problem: '' };
  const problem = `found "${trimmed.slice(0, 100)}", expected name[value], JSON or name=value`;
  return { options: new Map(), problem };
}

/** Option names of a glightbox slide. Only these start a new pair, so that a text may contain a semicolon. */
const slideNames: ReadonlySet<string> = new Set([
  'href',
  'title',
  'description',
  'descposition',
  'type',
  'gallery',
  'width',
  'height',
  'alt',
  'sizes',
  'srcset',
  'poster',
  'zoomable',
  'draggable',
  'effect',
]);

/** Parses glightbox's `name: value; name: value`. */
export function readSlideOptions(text: string): ReadOptions {
  const options = new Map<string, string>();
  let name = '';
  for (const piece of text.split(';')) {
    const colon = piece.indexOf(':');
    const found = colon < 0 ? '' : piece.slice(0, colon).trim().toLowerCase().replaceAll('-', '');
    if (slideNames.has(found)) {
      name = found;
      options.set(name, piece.slice(colon + 1).trim());
    } else if (name !== '' && piece.trim() !== '') {
      options.set(name, `${options.get(name) ?? ''}; ${piece.trim()}`);
    }
  }
  const isLost = options.size === 0 && text.trim() !== '';
  return { options, problem: isLost ? 'found no option, expected name: value' : '' };
}

function inLowerCase(options: ReadonlyMap<string, string>): Map<string, string> {
  const lower = new Map<string, string>();
  for (const [name, value] of options) {
    const own = name.toLowerCase();
    if (own !== '__proto__') lower.set(own, value.trim());
  }
  return lower;
}
