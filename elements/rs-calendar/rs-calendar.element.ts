import { css, type CSSResult } from '@lit/reactive-element/css-tag.js';
import { adoptStyles } from '../../shared/element/adopt-styles.js';

/** The box is reserved before the calendar is painted, so that nothing below it moves. */
const boxStyles = css`
  :host {
    display: block;
    min-block-size: 24.625rem;
    margin-block-start: 0.5rem;
  }

  :host([hidden]) {
    display: none;
  }
`;

/**
 * The place of a calendar: a host without logic that `<rs-form>` puts into the server's container. The form's
 * view paints into its shadow root.
 */
export class RsCalendarElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    this.adoptChrome([]);
  }

  /** Adopts the sheets of what is painted here. */
  adoptChrome(styles: readonly CSSResult[]): void {
    adoptStyles(this.#root, [boxStyles, ...styles]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-calendar': RsCalendarElement;
  }
}
