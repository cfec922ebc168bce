import { adoptStyles } from '../../shared/element/adopt-styles.js';
import { rangeStyles } from './rs-range.styles.js';

/**
 * The place of a slider: a host without logic that `<rs-form>` puts behind the server's text. Focusing it focuses
 * the first handle. What can be styled in it is documented where it is filled.
 */
export class RsRangeElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  readonly #value = this.ownerDocument.createElement('p');
  /** The box that takes the handles. */
  readonly track = this.ownerDocument.createElement('div');

  constructor() {
    super();
    adoptStyles(this.#root, [rangeStyles]);
    this.track.className = 'track';
    this.#value.part.add('value');
    // The handles say it themselves.
    this.#value.setAttribute('aria-hidden', 'true');
    this.#root.append(this.#value, this.track);
  }

  /** Shows the chosen value. */
  writeValue(words: string): void {
    this.#value.textContent = words;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-range': RsRangeElement;
  }
}
