/** The three selects of a split date; null for what is absent or not chosen. */
export interface SplitDate {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}
