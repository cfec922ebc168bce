/**
 * Error of the page's author in markup or JSON. The message names the element, what was found, what was expected, and
 * where to read on. It is written to the console and never stops the page.
 */
export class ConfigError extends Error {
  // A literal, because minifying renames classes.
  override readonly name = 'ConfigError';

  constructor(host: Element | string, place: string, problem: string) {
    super(`${typeof host === 'string' ? host : describe(host)} ${place}: ${problem}. See its README.md`);
  }
}

/** Returns true for a ConfigError, also for one of another bundle, which has a class of its own. */
export function isConfigError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ConfigError';
}

/** Returns the name of an element in messages: its tag, with its id if it has one. */
export function describe(element: Element): string {
  const id = Element.prototype.getAttribute.call(element, 'id');
  return `<${element.localName}${id ? ` id="${id}"` : ''}>`;
}
