import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the page's own content; and of an item that is held back. */
export const pageContentStyles = css`
  .own {
    box-sizing: border-box;
    inline-size: min(40rem, 100%);
    max-block-size: 100%;
    padding: 1rem;
    overflow: auto;
    background: var(--suite-surface, Canvas);
    color: var(--suite-text, CanvasText);
  }

  .held > :not([part~='loader']) {
    visibility: hidden;
  }
`;
