import { describe, isConfigError } from './config-error.js';

/** The error of an element's part that failed to load or to start. A ConfigError is returned as it is. */
export function fileError(host: Element, part: string, cause: unknown): Error {
  return isConfigError(cause) ? cause : lostFile(`${describe(host)} ${part}`, cause);
}

/** The error of a file that failed to load or to run, with the text of the specification (section 8). */
export function lostFile(name: string, cause: unknown): Error {
  return new Error(`Error in file: ${name}. Error: ${String(cause)}`, { cause });
}
