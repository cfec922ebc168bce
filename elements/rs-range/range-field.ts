import { followInput, writeInput } from '../../shared/dom/follow-input.js';
import { KeptLog } from '../../shared/dom/kept-log.js';
import { listen } from '../../shared/dom/listen.js';
import { createUndoLog } from '../../shared/dom/undo-log.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import type { SliderKind } from './handles.dom.js';
import { notationOf, type Notation } from './notation.model.js';
import type { Positions, RangeOptions } from './options.model.js';
import { readRange, startPositions } from './range-text.model.js';
import { replaceText, writeStart } from './replace-text.dom.js';
import type { RangeHost } from './rs-range.host.js';
import { Slider } from './slider.js';
import { keepUnread } from './unread-text.js';
import type { ValueWords } from './value-words.js';

/** Options, kind and words of a slider's field. */
export interface FieldContext {
  readonly options: RangeOptions;
  readonly kind: SliderKind;
  readonly words: ValueWords;
}

/** Input and slider, which always show the same value. While the text of the input is no value, there is no slider. */
export class RangeField {
  readonly #host: RangeHost;
  readonly #input: HTMLInputElement;
  readonly #options: RangeOptions;
  readonly #kind: SliderKind;
  readonly #words: ValueWords;
  readonly #notation: Notation;
  readonly #start = createUndoLog();
  readonly #looks: KeptLog;
  readonly #stops: readonly (() => void)[];
  #isStarted = false;
  #slider: Slider | undefined;
  #stopUnread: (() => void) | undefined;

  constructor(host: RangeHost, input: HTMLInputElement, { options, kind, words }: FieldContext) {
    this.#host = host;
    this.#looks = new KeptLog(host);
    this.#input = input;
    this.#options = options;
    this.#kind = kind;
    this.#words = words;
    this.#notation = notationOf(host.locale || languageOf(host));
    this.#follow(false);
    this.#isStarted = true;
    if (this.#slider) writeStart(input, this.#slider.text, this.#start);
    this.#stops = [
      followInput(input, () => this.#follow(false)),
      listen(input, ['change', 'blur'], () => this.#follow(true)),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#start.restoreAll();
    this.#leaveSlider();
    this.#stopUnread?.();
    this.#host.setState('invalid', false);
  }

  /** Shows the value of the input. A text that a visitor types stays a text until it is complete (`isDone`). */
  #follow(isDone: boolean): void {
    this.#host.setState('invalid', this.#input.getAttribute('aria-invalid') === 'true');
    const positions = this.#read();
    if (!positions) return this.#becomeText();
    if (this.#stopUnread && this.#input.matches(':focus') && !isDone) return;
    const slider = this.#becomeSlider(positions);
    if (this.#isStarted && this.#input.value !== slider.text) writeInput(this.#input, slider.text);
  }

  /** Reads the positions in the text; those of the start if it is empty. */
  #read(): Positions | null {
    const { value } = this.#input;
    if (value.trim() === '') return startPositions(this.#options);
    return readRange(value, this.#options, this.#notation);
  }

  #becomeSlider(positions: Positions): Slider {
    if (this.#slider) {
      this.#slider.show(positions);
      return this.#slider;
    }
    this.#stopUnread?.();
    this.#stopUnread = undefined;
    const context = { options: this.#options, kind: this.#kind, words: this.#words, positions };
    const slider = new Slider(this.#host, this.#input, context);
    this.#slider = slider;
    replaceText(this.#input, () => slider.focus(), this.#looks);
    if (this.#input.matches(':focus')) slider.focus();
    return slider;
  }

  #leaveSlider(): void {
    this.#looks.restoreAll();
    this.#slider?.stop();
    this.#slider = undefined;
  }

  /** Removes the slider: it would show another value than the one that is posted. */
  #becomeText(): void {
    this.#leaveSlider();
    const isRead = () => this.#read() !== null;
    this.#stopUnread ??= keepUnread(this.#host, this.#input, this.#options, isRead);
  }
}
