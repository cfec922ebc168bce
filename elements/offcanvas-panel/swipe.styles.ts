import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of the edge of the window where a swipe begins while the panel is closed. The edge is a sibling of the dialog,
 * whose attribute has the side.
 */
export const edgeStyles = css`
  .edge {
    position: fixed;
    inset-block: 0;
    inline-size: 1rem;
    z-index: var(--suite-layer-sticky, 900);
    touch-action: pan-y pinch-zoom;
  }

  [data-edge='left'] + .edge {
    left: 0;
  }

  [data-edge='right'] + .edge {
    right: 0;
  }

  @media not (pointer: coarse) {
    .edge {
      display: none;
    }
  }
`;
