import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Where the header is; its appearance is the page's own. It needs one design token only, and reads that from the page
 * itself.
 */
export const stickyHeaderStyles = css`
  :host {
    position: sticky;
    inset-block-start: var(--_offset);
    z-index: var(--suite-layer-sticky, 900);
  }

  :host(:state(hidden):not(:focus-within)) {
    translate: 0 calc(-100% - var(--_offset) - 1rem);
  }

  @media print {
    :host {
      position: static !important;
      translate: none !important;
    }
  }
`;

/** How it comes and goes; not for the first time, not on paper, and at once where the focus moves into it. */
export const slidingStyles = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    :host(:not(:focus-within)) {
      transition: translate 200ms ease;
    }
  }
`;
