import { readBrackets, type Options, type ReadBrackets, type ReadOptions } from './bracket-options.model.js';
import { isGlightboxLink, type LinkFacts } from './link-facts.model.js';
import { readSlideOptions, readTextOptions } from './text-options.model.js';

/** Options of a link from all its sources. */
export interface ItemOptions {
  readonly options: Options;
  /** Words of `rel` outside of all brackets. */
  readonly relWords: readonly string[];
  readonly problems: readonly string[];
}

/** Values that only mark a link as the viewer's. */
const markers: ReadonlySet<string> = new Set(['', '1', 'true', 'data-mediabox']);

/** Option of glightbox to option of the viewer. */
const slideNames: ReadonlyMap<string, string> = new Map([
  ['title', 'title'],
  ['description', 'caption'],
  ['type', 'type'],
  ['width', 'width'],
  ['height', 'height'],
  ['alt', 'alt'],
  ['srcset', 'srcset'],
  ['sizes', 'sizes'],
  ['poster', 'poster'],
  ['gallery', 'group'],
]);

/**
 * Returns the options of a link: from `data-mediabox`, else `data-json`, else brackets in `rel`. `data-mediabox-NAME`
 * overrides the first two. glightbox's attributes fill missing options.
 */
export function readItemOptions(facts: LinkFacts): ItemOptions {
  const rel = readRel(facts);
  const relWords = rel.rest.split(' ').filter((word) => word !== '' && !word.includes('['));
  const marked = readMarked(facts);
  const usesRel = marked === null && (rel.options.size > 0 || rel.problem !== '');
  const main = usesRel ? rel : (marked?.read ?? null);
  const place = usesRel ? 'rel' : `data-${marked?.name ?? ''}`;

  const slide = readSlide(facts);
  const options = new Map([...slide.options, ...(main?.options ?? [])]);
  if (!usesRel) for (const [name, value] of optionAttributes(facts)) options.set(name, value);

  const problems = [
    ...(main?.problem ? [`${place}: ${main.problem}`] : []),
    ...(slide.problem ? [`data-glightbox: ${slide.problem}`] : []),
  ];
  return { options, relWords, problems };
}

/** Parses `rel` without the brackets of older lightboxes, which need a convert rule. */
function readRel({ rel }: LinkFacts): ReadBrackets {
  const read = readBrackets(rel);
  const own = [...read.options].filter(([name]) => !/^(?:lightbox|lytebox|shadowbox)$/.test(name));
  return { ...read, options: new Map(own) };
}

/** Parses the attribute with all options; null if it only marks the link. */
function readMarked({ data }: LinkFacts): { readonly name: string; readonly read: ReadOptions } | null {
  for (const name of ['mediabox', 'json']) {
    const text = data.get(name)?.trim() ?? '';
    if (!markers.has(text.toLowerCase())) return { name, read: readTextOptions(text) };
  }
  return null;
}

function* optionAttributes({ data }: LinkFacts): Iterable<readonly [string, string]> {
  const prefix = 'mediabox-';
  for (const [name, value] of data) {
    if (name.startsWith(prefix) && name.length > prefix.length) {
      yield [name.slice(prefix.length), value.trim()];
    }
  }
}

/** Parses glightbox's options: its own attribute, then single attributes. */
function readSlide(facts: LinkFacts): ReadOptions {
  const options = new Map<string, string>();
  if (!isGlightboxLink(facts)) return { options, problem: '' };
  const read = readSlideOptions(facts.data.get('glightbox') ?? '');
  for (const [name, own] of slideNames) {
    const value = (read.options.get(name) ?? facts.data.get(name))?.trim() ?? '';
    // A description may reference the element with its text.
    const isReference = /^[.#][\w-]+$/.test(value);
    const words = isReference ? name === 'description' && facts.wordsOf(value) : value;
    if (words) options.set(own, words);
  }
  return { options, problem: read.problem };
}
