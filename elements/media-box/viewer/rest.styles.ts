import { css } from '@lit/reactive-element/css-tag.js';

/** The controls while nobody wants them; the one that has the focus of a keyboard stays in sight. */
export const restStyles = css`
  .resting
    :is(
      [part='close'],
      [part='counter'],
      [part='tools'],
      [part='previous'],
      [part='next'],
      [part='pages'],
      [part='thumbnails']
    ):not(:focus-visible, :has(:focus-visible)) {
    opacity: 0;
    pointer-events: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    dialog
      :is(
        [part='close'],
        [part='counter'],
        [part='tools'],
        [part='previous'],
        [part='next'],
        [part='pages'],
        [part='thumbnails']
      ) {
      transition: opacity 0.3s;
    }
  }
`;
