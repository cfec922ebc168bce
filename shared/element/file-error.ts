import { describe } from './config-error.js';

/** A part of an element that did not come or did not start, in the words of the specification (section 8). */
export function fileError(host: Element, part: string, cause: unknown): Error {
  return new Error(`Error in file: ${describe(host)} ${part}. Error: ${String(cause)}`, { cause });
}
