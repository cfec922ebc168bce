/**
 * The author's mistake in markup or JSON. It names the element, what was found and what was expected,
 * and where to read on; it goes to the console and never takes the page down.
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

/** How an element is named in messages: its tag, and its id where it has one. */
export function describe(element: Element): string {
  const id = Element.prototype.getAttribute.call(element, 'id');
  return `<${element.localName}${id ? ` id="${id}"` : ''}>`;
}
