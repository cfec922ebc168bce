/** Goal of a check: the fields to check, and the action after a success. */
export type AttemptGoal =
  /** Unchecked in the browser where the author's button says so, by `formnovalidate`. */
  | { readonly type: 'submit'; readonly isUnchecked?: boolean }
  /** Only a verdict: nothing follows. */
  | { readonly type: 'check' }
  /** From one page to another (0-based): only the fields of `from` are checked. */
  | { readonly type: 'page'; readonly from: number; readonly to: number };
