import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the dialog of an `<offcanvas-panel>`. */
export const panelStyles = css`
  dialog {
    all: unset;
    position: fixed;
    inset: 0;
    overflow: hidden;
  }

  dialog:not([open]) {
    display: none;
  }

  /* Replaces the overlay until the view has painted it. */
  ::backdrop {
    background: var(--_overlay);
    opacity: var(--_progress);
  }

  [part='panel'] {
    position: absolute;
    inset-block: 0;
    left: 0;
    --_away: -100%;
    inline-size: min(var(--offcanvas-panel-width, 17rem), 100% - 3rem);
    box-sizing: border-box;
    padding: var(--offcanvas-panel-padding, 0 0 env(safe-area-inset-bottom));
    outline: 1px solid transparent;
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-padding-block-start: var(--_target);
    touch-action: pan-y pinch-zoom;
    translate: calc((1 - var(--_progress)) * var(--_away));
  }

  [data-edge='right'] [part='panel'] {
    left: auto;
    right: 0;
    --_away: 100%;
  }

  /* The same duration for the overlay, the panel and, in push mode, the page. */
  .slides > * {
    transition: translate 300ms ease;
  }

  [part='header'] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: 1rem;
    background: inherit;
  }

  [part='title'] {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  [part='close'] {
    display: block;
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1.75rem;
    line-height: 1;
    cursor: pointer;
    /* Inside the button: in the corner of the window a ring around it would be cut off. */
    outline-offset: -4px;
  }

  ::slotted(#g-offcanvas) {
    display: block !important;
    position: static !important;
    inline-size: auto !important;
    block-size: auto !important;
    visibility: visible !important;
  }

  @media (prefers-reduced-motion: reduce) {
    [part] {
      transition: none !important;
    }
  }
`;
