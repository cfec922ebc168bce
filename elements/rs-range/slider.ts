import { labelText } from '../../shared/dom/label-text.js';
import { writeInput } from '../../shared/dom/follow-input.js';
import type { Handles, SliderKind } from './handles.dom.js';
import type { Positions, RangeOptions } from './options.model.js';
import { wordsAt, writeRange } from './range-text.model.js';
import type { RangeHost } from './rs-range.host.js';
import type { ValueWords } from './value-words.js';

/** Options, kind, words and positions of a slider. */
export interface SliderContext {
  readonly options: RangeOptions;
  readonly kind: SliderKind;
  readonly positions: Positions;
  readonly words: ValueWords;
}

/** Slider of a host, in place of the text of an input. */
export class Slider {
  readonly #words: ValueWords;
  readonly #input: HTMLInputElement;
  readonly #options: RangeOptions;
  readonly #kind: SliderKind;
  readonly #handles: Handles;
  #positions: Positions;

  constructor(host: RangeHost, input: HTMLInputElement, { options, kind, positions, words }: SliderContext) {
    this.#words = words;
    this.#input = input;
    this.#options = options;
    this.#kind = kind;
    this.#positions = positions;
    this.#handles = kind.mount({
      box: host.track,
      options,
      isRightToLeft: getComputedStyle(input).direction === 'rtl',
      positions,
      labels: kind.labelsOf(labelText(input)),
      wordsOf: (position) => wordsAt(position, options),
      onMove: (positions, isDone) => this.#move(positions, isDone),
    });
    this.#describe();
    this.#mirror();
  }

  /** The text of the current value, as it is posted. */
  get text(): string {
    return writeRange(this.#positions, this.#options);
  }

  /** Shows the value of the input. */
  show(next: Positions): void {
    this.#mirror();
    // The input repeats the value that a handle has just written: a handle that is dragged must not be moved.
    if (writeRange(next, this.#options) === this.text) return;
    this.#positions = next;
    this.#handles.show(next);
    this.#describe();
  }

  focus(): void {
    this.#handles.focus();
  }

  stop(): void {
    this.#handles.stop();
    this.#words.write('');
  }

  #move(positions: Positions, isDone: boolean): void {
    this.#positions = positions;
    this.#describe();
    writeInput(this.#input, this.text, isDone);
  }

  #describe(): void {
    const words = this.#positions.map((position) => wordsAt(position, this.#options));
    this.#words.write(this.#kind.describe(words));
  }

  /** Disables the handles while the input is disabled or read-only. */
  #mirror(): void {
    this.#handles.setDisabled(this.#input.matches(':disabled') || this.#input.readOnly);
  }
}
