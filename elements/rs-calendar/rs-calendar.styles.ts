import { css } from '@lit/reactive-element/css-tag.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { dayStyles } from './calendar-days.styles.js';
import { timeStyles } from './calendar-times.styles.js';

const boardStyles = css`
  :host {
    --_cell: max(1.5rem, var(--_target));
    --_line: color-mix(in srgb, var(--_border) 40%, transparent);
  }

  rs-calendar-view {
    display: block;
  }

  *,
  *::before {
    box-sizing: border-box;
  }

  .calendar {
    position: relative;
    container-type: inline-size;
    max-inline-size: 34rem;
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(16px, var(--_font-size));
    line-height: var(--_line-height);
  }

  .board {
    display: grid;
    gap: var(--_space-small);
    max-inline-size: 24rem;
    padding: 0.25rem;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }

  .board.timed {
    max-inline-size: none;
  }

  .header {
    display: grid;
    grid-template-columns: var(--_cell) minmax(0, 1fr) auto var(--_cell);
    margin-block-end: 0.25rem;
  }

  .turn,
  select {
    min-inline-size: 0;
    block-size: var(--_cell);
    margin: 0;
    color: inherit;
    font: inherit;
    background: transparent;
    border: 1px solid transparent;
    border-radius: var(--_radius-small);
    cursor: pointer;
  }

  .turn {
    display: grid;
    place-items: center;
    padding: 0;
  }

  .turn[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }

  select {
    padding-inline: 0.125rem;
    font-weight: 600;
  }

  option {
    color: var(--_text);
    background: var(--_surface);
  }

  .turn:not([aria-disabled='true']):hover,
  select:hover {
    background: var(--_accent-muted);
  }

  .arrow {
    inline-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .arrow:dir(rtl) {
    scale: -1 1;
  }

  @container (min-width: 30rem) {
    .board {
      padding: 0.75rem;
    }

    .board.timed {
      grid-template-columns: minmax(0, 1fr) 9rem;
      gap: 0.75rem;
    }

    .header {
      grid-template-columns: var(--_cell) minmax(0, 3fr) minmax(0, 2fr) var(--_cell);
    }

    select {
      padding-inline: 0.5rem;
    }
  }

  @media (forced-colors: active) {
    .turn,
    select {
      border-color: ButtonBorder;
    }

    .turn[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

/** The whole look of `<rs-calendar>`, the suite's tokens included: nothing moves, so there is no motion to reduce. */
export const calendarStyles = css`
  ${baseStyles}
  ${boardStyles}
  ${dayStyles}
  ${timeStyles}
`;
