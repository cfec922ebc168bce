/** Way in which a text is written in groups. It says nothing about check digits. */
export interface Mask {
  /** A right text, in groups. */
  readonly example: string;
  /** Signs between the groups, beside spaces, hyphens, dots, slashes and parentheses. */
  readonly separators: string;
  /** Returns a text in the letters of the mask. Its length stays the same. */
  readonly inCase: (text: string) => string;
  /** Returns true for a text without separators that is right, or the beginning of a right one. */
  readonly accepts: (plain: string) => boolean;
  /** Returns true for an accepted text that lacks nothing. */
  readonly isWhole: (plain: string) => boolean;
  /** Writes an accepted text in groups. The characters of the text stay in their order. */
  readonly group: (plain: string) => string;
  /** Attributes for the control, where the server has written none. */
  readonly hints: Readonly<Record<string, string>>;
}

/** Problem of a pattern that cannot be read, in words for its author. */
export interface MaskProblem {
  readonly found: string;
  readonly expected: string;
}
