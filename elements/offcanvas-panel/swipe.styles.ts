import { css } from '@lit/reactive-element/css-tag.js';

/** The edge of the window where a finger finds the closed panel. It stands beside the dialog, which knows its side. */
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
