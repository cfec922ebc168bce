import { css } from '@lit/reactive-element/css-tag.js';

/** The chrome of `<__tag__>`; what the server wrote keeps the page's styles. */
export const __name__Styles = css`
  :host {
    display: flow-root;
  }

  :host(:not(:state(open))) slot {
    display: none;
  }

  [part~='toggle'] {
    min-block-size: var(--_target);
    margin-block-end: var(--__tag__-gap, 0.5rem);
    font: inherit;
  }
`;
