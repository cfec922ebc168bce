import { css } from '@lit/reactive-element/css-tag.js';
import { adoptStyles } from '../../../shared/element/adopt-styles.js';

/** The box is reserved before the calendar is painted, so that nothing below it moves. */
const boxStyles = css`
  :host {
    display: block;
    min-block-size: 25rem;
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
  constructor() {
    super();
    adoptStyles(this.attachShadow({ mode: 'open' }), [boxStyles]);
  }
}
