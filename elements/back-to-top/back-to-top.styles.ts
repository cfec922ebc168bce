import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the link's visibility. Browsers without `:state()` show it always. */
export const backToTopStyles = css`
  :host(:not(:state(visible))) {
    visibility: hidden;
    opacity: 0;
  }
`;
