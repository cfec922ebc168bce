import { describe, isConfigError } from './config-error.js';

/** A part of an element that did not come or did not start; a mistake of the author's keeps its own words. */
export function fileError(host: Element, part: string, cause: unknown): Error {
  return isConfigError(cause) ? (cause as Error) : lostFile(`${describe(host)} ${part}`, cause);
}

/** A file that did not come or did not run, in the words of the specification (section 8). */
export function lostFile(name: string, cause: unknown): Error {
  return new Error(`Error in file: ${name}. Error: ${String(cause)}`, { cause });
}
