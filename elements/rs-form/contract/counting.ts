/** What a character counter counts: code points as the server does, or what a reader takes for one letter. */
export type CountUnit = 'characters' | 'graphemes';

/** A counted text; `max` is null where there is no limit. */
export interface Count {
  readonly length: number;
  readonly max: number | null;
}
