import type { FieldError } from '../checks/violation.model.js';

/** Answer of the server: a page, or JSON. */
export interface Answered {
  readonly type: 'answered';
  /** Null for an answer that is no page. */
  readonly page: Document | null;
  /** Value of a JSON answer; undefined for another one. */
  readonly data?: unknown;
  readonly status: number;
  /** Address that has answered, after all redirects. */
  readonly url: string;
}

/** Verdict on a form by the answer to its post. */
export type Verdict =
  /** The form came back with what is wrong. */
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  /** Its token was refused, with this HTTP status. */
  | { readonly type: 'token-refused'; readonly status: number }
  /** Its token was spent; the form has a fresh one now. */
  | { readonly type: 'token-renewed' }
  /** It was accepted: this stands in its place now; null where the page says nothing about it. */
  | { readonly type: 'accepted'; readonly content: readonly Node[] | null; readonly url?: string };
