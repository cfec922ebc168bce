import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the React view of an `<offcanvas-panel>`. */
export const chromeStyles = css`
  [part='overlay'] {
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--_overlay);
    opacity: var(--_progress);
    touch-action: none;
  }

  .slides [part='overlay'] {
    transition-property: opacity;
  }

  dialog:has([part='overlay'])::backdrop {
    background: none;
  }

  /* Only one close button is visible: the plain one stays until the panel is closed. */
  [part='close'] + offcanvas-panel-view {
    display: none;
  }
`;
