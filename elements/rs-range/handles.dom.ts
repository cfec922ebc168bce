import type { Positions, RangeOptions } from './options.model.js';

/** Handles of a slider: the browser's own range, or two of noUiSlider. */
export interface Handles {
  show(positions: Positions): void;
  setDisabled(isDisabled: boolean): void;
  /** Moves the focus to the first handle. */
  focus(): void;
  stop(): void;
}

export interface HandleContext {
  /** The element that the handles are appended to. */
  readonly box: HTMLElement;
  readonly options: RangeOptions;
  readonly isRightToLeft: boolean;
  readonly positions: Positions;
  /** Accessible names of the handles. */
  readonly labels: readonly string[];
  wordsOf(position: number): string;
  /** Called when the visitor moves a handle; `isDone` is true once it is released. */
  onMove(positions: Positions, isDone: boolean): void;
}

/** Kind of slider: with one handle, or with two. */
export interface SliderKind {
  mount(context: HandleContext): Handles;
  /** Returns the names of the handles for a field's label. */
  labelsOf(label: string): readonly string[];
  /** Returns the text above the slider for the words of each handle. */
  describe(words: readonly string[]): string;
}
