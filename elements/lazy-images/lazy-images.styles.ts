import { css } from '@lit/reactive-element/css-tag.js';

/** As the browser lays the tag out before the script comes: nothing moves when it does. */
export const lazyImagesStyles = css`
  :host {
    display: inline;
  }
`;
