import type { FieldMessage } from './field-message.model.js';

/** Answer of the server to a post: a page, or JSON. */
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

/** Verdict of another system on its form. */
export type SystemVerdict =
  /** The server returned the form with its errors. */
  | { readonly type: 'refused'; readonly errors: readonly FieldMessage[] }
  /** Its token was refused, with this HTTP status. */
  | { readonly type: 'token-refused'; readonly status: number }
  /** The form was accepted. The content replaces it, or the address is shown. */
  | { readonly type: 'accepted'; readonly content: readonly Node[] | null; readonly url?: string }
  /** Not clearly one of them. */
  | { readonly type: 'failed'; readonly failure: 'server' | 'answer'; readonly status: number };
