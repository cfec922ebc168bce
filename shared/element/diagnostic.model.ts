import type { MessageCode } from './message-codes.model.js';

/** Diagnostic for a page's author: a place in the markup, the found and the expected value. */
export interface Diagnostic {
  /** Part of the element, such as `attribute phone` or `JSON at labels`. */
  readonly place: string;
  /** Sentence in the form "found …, expected …". */
  readonly problem: string;
  readonly code: MessageCode;
}
