import { labelText } from '../../shared/dom/label-text.js';
import { writeInput } from '../../shared/dom/follow-input.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import type { Translate } from '../../shared/i18n/texts.js';
import type { Handles, MountHandles } from './handles.model.js';
import type { Positions, RangeOptions } from './options.model.js';
import { readRange, startPositions, wordsAt, writeRange } from './range-text.model.js';
import type { RangeHost } from './rs-range.host.js';
import { rangeTexts } from './texts.model.js';

/** The slider of a host, which stands for the text of an input. */
export class Slider {
  readonly #host: RangeHost;
  readonly #input: HTMLInputElement;
  readonly #options: RangeOptions;
  readonly #translate: Translate;
  readonly #handles: Handles;
  #positions: Positions;

  constructor(host: RangeHost, input: HTMLInputElement, options: RangeOptions, mount: MountHandles) {
    this.#host = host;
    this.#input = input;
    this.#options = options;
    this.#translate = createTexts({
      host,
      catalogues: [rangeTexts],
      own: host.texts,
      locale: host.locale,
    });
    this.#positions = this.#positionsIn(input.value);
    this.#handles = mount({
      box: host.track,
      options,
      isRightToLeft: getComputedStyle(input).direction === 'rtl',
      positions: this.#positions,
      labels: this.#labels(),
      wordsOf: (position) => wordsAt(position, options),
      onMove: (positions, isDone) => this.#move(positions, isDone),
    });
    this.#describe();
  }

  /** The text that the slider stands for now. */
  get text(): string {
    return writeRange(this.#positions, this.#options);
  }

  /** Follows what the input holds; what is no value puts the slider back to its start. */
  follow(): void {
    this.#handles.setDisabled(this.#input.matches(':disabled'));
    const next = this.#positionsIn(this.#input.value);
    // A handle in the visitor's hand is not to be moved by the echo of what it said.
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
    this.#host.writeValue('');
  }

  #move(positions: Positions, isDone: boolean): void {
    this.#positions = positions;
    this.#describe();
    writeInput(this.#input, this.text, isDone);
  }

  #describe(): void {
    const [from = '', to] = this.#positions.map((position) => wordsAt(position, this.#options));
    this.#host.writeValue(to === undefined ? from : this.#translate('range.both', from, to));
  }

  #labels(): readonly string[] {
    const label = labelText(this.#input);
    if (!this.#options.isDouble) return [label];
    return [this.#translate('range.from', label), this.#translate('range.to', label)];
  }

  #positionsIn(text: string): Positions {
    return readRange(text, this.#options) ?? startPositions(this.#options);
  }
}
