import type { ConfigError } from './config-error.js';

/** Error of the page's author, and the element that it is about. */
export interface PlacedError {
  readonly element: Element;
  readonly error: ConfigError;
}
