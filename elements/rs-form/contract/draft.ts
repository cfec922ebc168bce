/** What the visitor typed, kept in this tab until it is sent (design: "drafts"). */

/** The key of a field's control or group → what it holds: one text, or the values chosen. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

/** A field that differed from what the server sent. */
export interface DraftEntry {
  readonly values: readonly string[];
  /** The field's default when the draft was made. */
  readonly defaults: readonly string[];
}

export interface Draft {
  /** When it was kept, as `Date.now()` tells. */
  readonly savedAt: number;
  /** Whether it has left with a post, whose outcome the next page shows. */
  readonly isSent: boolean;
  readonly entries: ReadonlyMap<string, DraftEntry>;
}

/** What decides whether a control's value may be kept at all. */
export interface ControlTraits {
  /** The control's own `type`, such as `text`, `select-one` or `password`. */
  readonly type: string;
  readonly autocomplete: string;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  /** A control that the server draws as a password, a captcha or a lure for bots, whatever its type is now. */
  readonly isSecret: boolean;
}

/** Times in milliseconds, lengths in UTF-16 units. */
export const draftLimits = Object.freeze({
  /** How long what was typed may wait before it is kept. */
  saveMs: 400,
  /** How long a draft lives after the last change. */
  lifeMs: 30 * 60_000,
  /** The longest draft that is kept, as text. */
  textLength: 100_000,
  /** How often a draft is gone through again, for fields that other restored fields bring on show. */
  passes: 8,
});
