import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the shadow root; the server's content keeps the page's styles. */
export const __name__Styles = css`
  :host(:not(:state(open))) slot {
    display: none;
  }

  [part~='toggle'] {
    min-block-size: var(--_target);
    margin-block-end: var(--__tag__-gap, 0.5rem);
  }
`;
