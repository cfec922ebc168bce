import { fromBase64, textOf, toBase64, utf8Of } from './base64.model.js';
import type { Playground, Problem } from './playground.model.js';
import { failure, type ReadPlayground, readPlayground, writtenState } from './read-playground.model.js';

/** Most characters of a fragment with which a link works in mail programs and chats, too. */
export const safeSize = 2000;

/** Most characters that are read. The sample of 40 fields has 9,700, compressed 1,000. */
export const mostSize = 200_000;

/**
 * Returns the state as the text of a link's fragment, without `#`: JSON without defaults, in base64 of the kind for
 * addresses. The mark `j.` before it says that it is not compressed.
 */
export function encodeFragment(state: Playground): string {
  return `j.${toBase64(utf8Of(fragmentJson(state)))}`;
}

/** Returns the JSON that a fragment holds, for a caller that compresses it. */
export function fragmentJson(state: Playground): string {
  return JSON.stringify(writtenState(state));
}

/** Returns the text of a fragment with compressed JSON, which begins with `d.`. */
export function compressedFragment(deflated: Uint8Array): string {
  return `d.${toBase64(deflated)}`;
}

/** Returns the bytes of a compressed fragment; null for another one, and for a broken one. */
export function compressedBytes(fragment: string): Uint8Array | null {
  const text = fragment.replace(/^#/, '');
  return text.startsWith('d.') && text.length <= mostSize ? fromBase64(text.slice(2)) : null;
}

/** Reads the text of a fragment that `encodeFragment` has written. Never throws. */
export function decodeFragment(fragment: string): Playground | Problem {
  const read = readFragment(fragment);
  return read.state ?? read.problem;
}

/** Decodes a fragment. The result lists the entries that were omitted. */
export function readFragment(fragment: string): ReadPlayground {
  const text = fragment.replace(/^#/, '');
  if (text.length > mostSize) return tooLong;
  const bytes = text.startsWith('j.') ? fromBase64(text.slice(2)) : null;
  const json = bytes && textOf(bytes);
  return json === null ? broken : readFragmentJson(json);
}

/** Reads the decompressed JSON of a fragment. */
export function readFragmentJson(json: string): ReadPlayground {
  try {
    return readPlayground(JSON.parse(json));
  } catch {
    return broken;
  }
}

/** Returns true if the result of `decodeFragment` is an error. */
export function isProblem(result: Playground | Problem): result is Problem {
  return 'words' in result;
}

const broken = failure({
  es: 'El enlace está incompleto: cópialo entero desde donde te lo enviaron.',
  en: 'The link is incomplete: copy all of it from where you got it.',
});
const tooLong = failure({
  es: 'El enlace es demasiado largo para un formulario.',
  en: 'The link is too long for a form.',
});
