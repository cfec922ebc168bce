import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import { followInput } from '../../shared/dom/follow-input.js';
import { listen } from '../../shared/dom/listen.js';
import { createUndoLog, type UndoLog } from '../../shared/dom/undo-log.js';
import { lazily } from '../../shared/element/lazily.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import type { Positions } from './options.model.js';
import { readRange, startPositions } from './range-text.model.js';
import { decimalSignOf, type DecimalSign } from './read-number.model.js';
import { replaceText, writeShown, writeStart } from './replace-text.dom.js';
import { Slider, type SliderParts } from './slider.js';

/** Starts the slider of an input. What it shows is what the input posts; a text that it cannot show stays a text. */
export function startField(parts: SliderParts): () => void {
  const field = new RangeField(parts);
  return () => field.stop();
}

class RangeField {
  readonly #parts: SliderParts;
  readonly #sign: DecimalSign;
  readonly #log = createUndoLog();
  readonly #stops: readonly (() => void)[];
  /** A text that was emptied out of sight gets its start when it is seen again. */
  readonly #sizes = new ResizeObserver(() => this.#follow());
  /** The texts that the author has heard of. */
  readonly #named = new Set<string>();
  #slider: Slider | undefined;
  /** What taking the text out of sight has changed. */
  #looks: UndoLog | undefined;
  #refused: { readonly text: string; readonly stop: () => void } | undefined;
  #isWriting = false;
  #isNew = true;

  constructor(parts: SliderParts) {
    const { host, input } = parts;
    this.#parts = parts;
    this.#sign = decimalSignOf(host.locale || languageOf(host));
    this.#follow();
    this.#isNew = false;
    this.#stops = [
      followInput(input, () => this.#follow()),
      // The focus is still on what is left.
      listen(input, ['blur'], () => this.#follow(true)),
    ];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#sizes.disconnect();
    this.#allow();
    this.#hideSlider();
    this.#log.restoreAll();
    this.#parts.host.setState('invalid', false);
  }

  #follow(isLeft = false): void {
    const { host, input, options } = this.#parts;
    host.setState('invalid', input.getAttribute('aria-invalid') === 'true');
    if (this.#isWriting) return;
    const { value: text } = input;
    const positions = text === '' ? startPositions(options) : readRange(text, options, this.#sign);
    if (!positions) return this.#refuse(text);
    this.#allow();
    // A slider in the place of a text that is being typed would take the focus away.
    if (!this.#slider && !isLeft && this.#hasFocus()) return;
    this.#show(positions);
  }

  #show(positions: Positions): void {
    const { input } = this.#parts;
    this.#slider ??= this.#placeSlider(positions);
    this.#slider.follow(positions);
    const { text } = this.#slider;
    if (input.value === text) return;
    this.#isWriting = true;
    if (input.value !== '') writeShown(input, text, this.#log);
    else if (this.#isNew || input.checkVisibility()) writeStart(input, text, this.#log);
    else this.#sizes.observe(input);
    this.#isWriting = false;
  }

  #placeSlider(positions: Positions): Slider {
    const { input } = this.#parts;
    const slider = new Slider(this.#parts, positions);
    this.#looks = createUndoLog();
    replaceText(input, () => slider.focus(), this.#looks);
    return slider;
  }

  #hideSlider(): void {
    this.#looks?.restoreAll();
    this.#slider?.stop();
    this.#slider = undefined;
  }

  #refuse(text: string): void {
    if (this.#refused?.text === text) return;
    const { host, input, options } = this.#parts;
    const hadFocus = host.matches(':focus-within') && !this.#hasFocus();
    this.#hideSlider();
    if (hadFocus) input.focus();
    this.#allow();
    // What a visitor types is no mistake of the author.
    const isNew = !this.#hasFocus() && !this.#named.has(text);
    this.#named.add(text);
    const stop = lazily(host, 'unreadable', async () => {
      const { refuseText } = await import('./refuse-text.js');
      return refuseText(host, input, options, isNew);
    });
    this.#refused = { text, stop };
  }

  #allow(): void {
    this.#refused?.stop();
    this.#refused = undefined;
  }

  #hasFocus(): boolean {
    const { input } = this.#parts;
    return deepActiveElement(input.ownerDocument) === input;
  }
}
