import { css } from '@lit/reactive-element/css-tag.js';

/** Keeps the layout of the undefined tag, so that nothing shifts when the script has loaded. */
export const lazyImagesStyles = css`
  :host {
    display: inline;
  }
`;
