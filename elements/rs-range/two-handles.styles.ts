import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of noUiSlider's nodes. */
export const twoHandleStyles = css`
  .noUi-target {
    position: relative;
    padding-inline: calc(var(--_target) / 2);
    touch-action: pan-y;
    user-select: none;
    cursor: pointer;
  }

  .noUi-base {
    position: relative;
    block-size: var(--_target);
  }

  .noUi-connects {
    position: absolute;
    inset-block-start: calc((var(--_target) - var(--_line)) / 2);
    inline-size: 100%;
    block-size: var(--_line);
    overflow: hidden;
    background: var(--_border);
    border-radius: var(--_round);
  }

  .noUi-connect,
  .noUi-origin {
    position: absolute;
    inset-block-start: 0;
    right: 0;
    inline-size: 100%;
    block-size: 100%;
    transform-origin: 0 0;
  }

  .noUi-txt-dir-rtl .noUi-origin {
    right: auto;
    left: 0;
  }

  .noUi-connect {
    background: var(--_accent);
  }

  .noUi-origin {
    block-size: 0;
  }

  .noUi-handle {
    position: absolute;
    inset-block-start: 0;
    right: calc(var(--_target) / -2);
    inline-size: var(--_target);
    block-size: var(--_target);
    touch-action: none;
    cursor: grab;
  }

  .noUi-txt-dir-rtl .noUi-handle {
    right: auto;
    left: calc(var(--_target) / -2);
  }

  .noUi-handle::before {
    content: '';
    position: absolute;
    inset: calc((var(--_target) - var(--_thumb)) / 2);
    box-sizing: border-box;
    background: var(--_surface);
    border: 3px solid var(--_accent);
    border-radius: var(--_round);
  }

  .noUi-handle:focus-visible {
    outline: none;
  }

  .noUi-handle:focus-visible::before {
    outline: var(--_focus-width) solid var(--_focus);
    outline-offset: var(--_focus-offset);
  }

  .noUi-active {
    cursor: grabbing;
  }

  .noUi-touch-area {
    block-size: 100%;
    inline-size: 100%;
  }

  .noUi-target[disabled] {
    opacity: 0.6;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    .noUi-connects {
      background: Canvas;
      border: 1px solid CanvasText;
    }

    .noUi-connect {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
