import { booleanAttribute, numberAttribute, textAttribute } from '../../shared/element/attributes.js';
import { InputShellElement } from '../../shared/element/input-shell-element.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { RangeCore, RangeHost } from './rs-range.host.js';
import { rangeStyles } from './rs-range.styles.js';
import { wordsAttribute } from './words-attribute.js';

/**
 * @summary A slider with one handle or two in place of a text input, which keeps the value and posts it: "40", or
 *   "20-80".
 * @tag rs-range
 *
 * @attr {string} for - The id of the input; without it, the input inside.
 * @attr {number} [min=0] - The lowest value.
 * @attr {number} [max=100] - The highest value.
 * @attr {number} [step=1] - The step between two values.
 * @attr {boolean} double - Two handles, from and to.
 * @attr {string} values - Words in place of numbers, in the order of the slider: separated by commas, or a JSON
 *   list of texts.
 * @attr {string} prefix - Text before a shown value; spaces count.
 * @attr {string} suffix - Text after a shown value; spaces count.
 * @attr {string} locale - The language of the slider. The nearest `lang`, unless set.
 *   One of the suite's twelve languages, or one whose texts the page brings.
 *
 * @property {HTMLInputElement | null} input - The input, in place of the one that is named or inside.
 * @property {Record<string, string> | undefined} texts - Texts of this slider by their keys, before all others.
 *
 * @slot - The input, if it is inside the tag.
 *
 * @csspart track - The line on which the handles move; with one handle, the browser's own range.
 * @csspart fill - The line between two handles.
 * @csspart handle - One of two handles.
 * @csspart value - The chosen value in words.
 *
 * @cssstate invalid - While the input is marked as invalid.
 */
export class RsRangeElement extends InputShellElement<RangeCore> implements RangeHost {
  static override readonly options = {
    for: textAttribute('for'),
    min: numberAttribute('min', 0),
    max: numberAttribute('max', 100),
    step: numberAttribute('step', 1),
    double: booleanAttribute('double'),
    values: wordsAttribute('values'),
    prefix: textAttribute('prefix'),
    suffix: textAttribute('suffix'),
    locale: textAttribute('locale'),
  };

  declare min: number;
  declare max: number;
  declare step: number;
  declare double: boolean;
  declare values: readonly string[];
  declare prefix: string;
  declare suffix: string;

  protected override readonly styles = [rangeStyles];

  readonly #track = documentOf(this).createElement('div');
  readonly #value = documentOf(this).createElement('p');

  constructor() {
    super();
    // Focusing the element focuses its first handle.
    this.attachShadow({ mode: 'open', delegatesFocus: true });
  }

  /** The element that the handles are appended to. */
  get track(): HTMLElement {
    return this.#track;
  }

  /** The element above the slider, with the words of the chosen value. */
  get value(): HTMLElement {
    return this.#value;
  }

  protected override buildShadow(root: ShadowRoot): void {
    this.#track.className = 'track';
    this.#value.part.add('value');
    this.#value.hidden = true;
    // Screen readers read the value of the handles.
    this.#value.setAttribute('aria-hidden', 'true');
    root.append(documentOf(this).createElement('slot'), this.#value, this.#track);
  }
}
