import { describe, isConfigError } from './config-error.js';

/** Returns the error of a part of an element that failed to load or to start. A ConfigError is returned as it is. */
export function fileError(host: Element, part: string, cause: unknown): Error {
  return isConfigError(cause) ? cause : lostFile(`${describe(host)} ${part}`, cause);
}

/** Returns the error of a file that failed to load or to run. */
export function lostFile(name: string, cause: unknown): Error {
  return new Error(fileErrorText(name, cause), { cause });
}

/** Returns the message about a file that failed to load or to run. */
export function fileErrorText(name: string, cause: unknown): string {
  return `Error in file: ${name}. Error: ${String(cause)}`;
}
