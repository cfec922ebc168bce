import { isWebAddress, pictureAddress, type ResolveUrl } from './address.model.js';

/** Element that an author's parameters may set. */
export type ParamTarget = 'img' | 'video' | 'audio' | 'source' | 'iframe';

/** Type of a value: a boolean attribute, a picture's URL, a `srcset`, any text, or a word of a list. */
type Kind = 'flag' | 'picture' | 'srcset' | 'text' | readonly string[];

type Allowed = ReadonlyMap<string, Kind>;

const crossorigin = ['anonymous', 'use-credentials'] as const;
/** Referrer policies that reveal no more than the page's origin to other sites. */
const referrerpolicy = [
  'no-referrer',
  'origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
] as const;

const playing = [
  ['controls', 'flag'],
  ['loop', 'flag'],
  ['muted', 'flag'],
  ['autoplay', 'flag'],
  ['preload', ['none', 'metadata', 'auto']],
  ['crossorigin', crossorigin],
  ['controlslist', 'text'],
  ['disableremoteplayback', 'flag'],
] as const;

/**
 * Attributes that parameters may set, by element. Others are dropped, because they could run code or weaken a
 * protection.
 */
const allowed: ReadonlyMap<ParamTarget, Allowed> = new Map<ParamTarget, Allowed>([
  [
    'img',
    new Map<string, Kind>([
      ['srcset', 'srcset'],
      ['sizes', 'text'],
      ['decoding', ['sync', 'async', 'auto']],
      ['fetchpriority', ['high', 'low', 'auto']],
      ['crossorigin', crossorigin],
      ['referrerpolicy', referrerpolicy],
    ]),
  ],
  [
    'video',
    new Map<string, Kind>([
      ...playing,
      ['poster', 'picture'],
      ['playsinline', 'flag'],
      ['disablepictureinpicture', 'flag'],
    ]),
  ],
  ['audio', new Map<string, Kind>(playing)],
  [
    'source',
    new Map<string, Kind>([
      ['srcset', 'srcset'],
      ['sizes', 'text'],
      ['media', 'text'],
    ]),
  ],
  [
    'iframe',
    new Map<string, Kind>([
      ['allowfullscreen', 'flag'],
      ['referrerpolicy', referrerpolicy],
    ]),
  ],
]);

/** Returns the attributes that an author's parameters set: name to value, '' for a boolean one. */
export function safeAttributes(
  target: ParamTarget,
  params: ReadonlyMap<string, string>,
  resolve: ResolveUrl,
): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, kind] of allowed.get(target) ?? []) {
    const text = params.get(name);
    const value = text === undefined ? null : safeValue(text.trim(), name, kind, resolve);
    if (value !== null) attributes.set(name, value);
  }
  return attributes;
}

/** Returns the value of an attribute; null to leave it out. */
function safeValue(text: string, name: string, kind: Kind, resolve: ResolveUrl): string | null {
  if (kind === 'flag') return isSwitchedOn(text, name) ? '' : null;
  if (kind === 'text') return text === '' ? null : text;
  if (kind === 'picture') return pictureAddress(text, resolve) || null;
  if (kind === 'srcset') return safeSrcset(text, resolve) || null;
  return kind.includes(text.toLowerCase()) ? text.toLowerCase() : null;
}

/** Returns true for `loop`, `loop[true]`, `loop[1]` and `loop[loop]`. */
function isSwitchedOn(text: string, name: string): boolean {
  return ['', 'true', '1', 'yes', 'on', name].includes(text.toLowerCase());
}

/** Returns the candidates of a `srcset` with a web URL and a valid size, with absolute URLs. */
export function safeSrcset(text: string, resolve: ResolveUrl): string {
  const safe: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = skip(text, at, isGap);
    const end = skip(text, start, isNoSpace);
    const word = text.slice(start, end);
    const hasSize = !word.endsWith(',');
    const comma = hasSize ? skip(text, end, isNoComma) : end;
    const candidate = safeCandidate(
      withoutCommas(word),
      hasSize ? text.slice(end, comma).trim() : '',
      resolve,
    );
    if (candidate !== '') safe.push(candidate);
    at = Math.max(comma, at + 1);
  }
  return safe.join(', ');
}

function safeCandidate(text: string, size: string, resolve: ResolveUrl): string {
  if (text === '' || (size !== '' && !/^\d{1,6}(?:w|(?:\.\d{1,6})?x)$/.test(size))) return '';
  const address = resolve(text);
  if (!address || !isWebAddress(address)) return '';
  // A comma at the end of an address would be read as the end of the candidate.
  const href = address.href.replace(/,$/, '%2C');
  return size === '' ? href : `${href} ${size}`;
}

/** Removes commas at the end of a word, which separate candidates. */
function withoutCommas(word: string): string {
  let end = word.length;
  while (end > 0 && word.charAt(end - 1) === ',') end--;
  return word.slice(0, end);
}

function skip(text: string, from: number, isSkipped: (character: string) => boolean): number {
  let at = from;
  while (at < text.length && isSkipped(text.charAt(at))) at++;
  return at;
}

const isSpace = (character: string) => ' \t\n\r\f'.includes(character);
const isNoSpace = (character: string) => !isSpace(character);
const isGap = (character: string) => isSpace(character) || character === ',';
const isNoComma = (character: string) => character !== ',';
