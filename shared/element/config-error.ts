import { unclobbered } from '../dom/unclobbered.js';
import type { MessageCode } from './message-codes.model.js';

/**
 * Error of the page's author in markup or JSON. The message names the element, the found and the expected value; the
 * code names the kind of error. It is written to the console and never stops the page.
 */
export class ConfigError extends Error {
  // A literal, because minifying renames classes.
  override readonly name = 'ConfigError';
  declare readonly code: MessageCode;

  constructor(host: Element | string, place: string, problem: string, code: MessageCode) {
    super(`${typeof host === 'string' ? host : describe(host)} ${place}: ${problem}`);
    this.code = code;
  }
}

/** Returns true for a ConfigError, also for one of another bundle, which has a class of its own. */
export function isConfigError(error: unknown): error is ConfigError {
  return (error as Error | null | undefined)?.name === 'ConfigError';
}

/** Returns the name of an element in messages: its tag, with its id if it has one. */
export function describe(element: Element): string {
  const id = Element.prototype.getAttribute.call(element, 'id');
  return `<${unclobbered(element).localName}${id ? ` id="${id}"` : ''}>`;
}
