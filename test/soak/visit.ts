import type { Page } from 'puppeteer-core';
import type { Ledger } from './ledger.js';

/** Visit of the demo. */
export interface Visit {
  readonly page: Page;
  /** Address of the demo. */
  readonly url: string;
  /** Word that no other message has. */
  readonly id: string;
  readonly ledger: Ledger;
}

/** Journey through the demo. */
export interface Visitor {
  readonly title: string;
  /**
   * False for a visitor who has not been asked about cookies yet.
   *
   * @default true
   */
  readonly hasConsented?: boolean;
  readonly story: (visit: Visit) => Promise<void>;
}

/** Returns the e-mail address of a visitor. */
export const emailOf = ({ id }: Visit) => `${id}@ejemplo.es`;

/** Returns the word of a visitor in a stored row; '' for a row without one. */
export function idIn(row: Readonly<Record<string, unknown>>): string {
  return /visita-\d+-\d+/.exec(JSON.stringify(row))?.[0] ?? '';
}
