import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of the header's position; its appearance is the page's. The one design token is read from the page directly.
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

/** Styles of the transition: not at the start, not on paper, and not for a header with the focus inside. */
export const slidingStyles = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    :host(:not(:focus-within)) {
      transition: translate 200ms ease;
    }
  }
`;
