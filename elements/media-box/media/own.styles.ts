import { css } from '@lit/reactive-element/css-tag.js';

/** What is of the page itself, as on paper; what an author wants held back. */
export const ownStyles = css`
  .own {
    box-sizing: border-box;
    inline-size: min(40rem, 100%);
    max-block-size: 100%;
    padding: 1rem;
    overflow: auto;
    background: Canvas;
    color: CanvasText;
  }

  .held > :not([part~='loader']) {
    visibility: hidden;
  }
`;
