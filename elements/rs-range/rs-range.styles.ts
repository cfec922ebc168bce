import { css } from '@lit/reactive-element/css-tag.js';
import { baseStyles } from '../../shared/styles/base.styles.js';

/** Style sheet of a slider, in the suite's tokens. */
export const rangeStyles = css`
  ${baseStyles}

  :host {
    margin-block: 0.25rem;
    /* A handle, and the line that it moves on: the same for one handle and two. */
    --_thumb: 1.5rem;
    --_line: 0.375rem;
    --_round: var(--suite-radius-round, var(--suite-radius, 50rem));
  }

  .track:empty {
    display: none;
  }

  [part~='value'] {
    margin: 0;
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(16px, var(--_font-size));
    line-height: var(--_line-height);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .track,
  input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: var(--_target);
  }

  .track:has(> input) {
    position: relative;
  }

  .track:has(> input:disabled) {
    opacity: 0.6;
  }

  /* The line, with the part up to the handle. */
  .track:has(> input)::before {
    content: '';
    position: absolute;
    inset: calc((100% - var(--_line)) / 2) calc(var(--_target) / 2);
    background: linear-gradient(
      to right,
      var(--_accent) var(--_filled, 0%),
      var(--_border) var(--_filled, 0%)
    );
    border-radius: var(--_round);
  }

  .track:has(> input):dir(rtl)::before {
    scale: -1 1;
  }

  /* The middle of the handle is at the end of the line. */
  input {
    display: block;
    position: relative;
    inline-size: calc(100% - var(--_target) + var(--_thumb));
    margin: 0 calc((var(--_target) - var(--_thumb)) / 2);
    appearance: none;
    background: none;
    cursor: pointer;
  }

  input:disabled {
    cursor: not-allowed;
  }

  input:focus-visible {
    outline: none;
  }

  ::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    background: var(--_surface);
    border: 3px solid var(--_accent);
    border-radius: var(--_round);
  }

  ::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    background: var(--_surface);
    border: 3px solid var(--_accent);
    border-radius: var(--_round);
  }

  input:focus-visible::-webkit-slider-thumb {
    outline: var(--_focus-width) solid var(--_focus);
    outline-offset: var(--_focus-offset);
  }

  input:focus-visible::-moz-range-thumb {
    outline: var(--_focus-width) solid var(--_focus);
    outline-offset: var(--_focus-offset);
  }

  @media (forced-colors: active) {
    .track:has(> input)::before {
      background: linear-gradient(to right, Highlight var(--_filled, 0%), Canvas var(--_filled, 0%));
      border: 1px solid CanvasText;
    }
  }
`;
