import { readJson } from '../../../../shared/json/read-json.model.js';
import { maybe, maybeText, open, scalar, text } from '../../../../shared/json/schema.model.js';

const answerFormat = open({
  /** Address of the page that brings the text back. */
  url: text,
  /** End of its life: ISO 8601, or seconds since 1970. */
  expires: maybe(scalar),
  /** Address that deletes the text. */
  remove: maybeText,
});

/** Copy of a draft that the server keeps. */
export interface SavedCopy {
  readonly url: string;
  /** End of its life, in milliseconds since 1970; null if the server names none. */
  readonly expires: number | null;
  /** Address that deletes it; empty if the server has none. */
  readonly remove: string;
}

/** Reads the answer of the author's server; null for one without an address. */
export function readSavedCopy(answer: unknown): SavedCopy | null {
  const read = readJson(answerFormat, answer);
  if (!read || read.url === '') return null;
  const { url, expires = '', remove = '' } = read;
  const time = /^\d+$/.test(String(expires)) ? Number(expires) * 1000 : Date.parse(String(expires));
  return { url, expires: Number.isFinite(time) ? time : null, remove };
}
