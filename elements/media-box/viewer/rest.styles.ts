import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of hidden controls. A control with a visible focus ring stays visible. */
export const restStyles = css`
  .resting
    :is(
      [part='close'],
      [part='counter'],
      [part='tools'],
      [part='previous'],
      [part='next'],
      [part~='pages'],
      [part~='thumbnails']
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
        [part~='pages'],
        [part~='thumbnails']
      ) {
      transition: opacity 0.3s;
    }
  }
`;
