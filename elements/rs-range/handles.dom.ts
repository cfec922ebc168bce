import type { Positions, RangeOptions } from './options.model.js';

/** The handles of a slider, whoever draws them. */
export interface Handles {
  show(positions: Positions): void;
  setDisabled(isDisabled: boolean): void;
  /** Moves the focus to the first handle. */
  focus(): void;
  stop(): void;
}

export interface HandleParts {
  /** The box that takes them. */
  readonly box: HTMLElement;
  readonly options: RangeOptions;
  readonly isRightToLeft: boolean;
  readonly positions: Positions;
  /** The names of the handles. */
  readonly labels: readonly string[];
  wordsOf(position: number): string;
  /** The visitor moved a handle; `isDone` once it is let go. */
  onMove(positions: Positions, isDone: boolean): void;
}

/** What one handle and two do each in their own way. */
export interface SliderKind {
  mount(parts: HandleParts): Handles;
  /** The names of the handles, from the name of the field. */
  labelsOf(label: string): readonly string[];
  /** What stands above the slider, from the words of each handle. */
  describe(words: readonly string[]): string;
}
