import { css } from '@lit/reactive-element/css-tag.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { dayStyles } from './days/calendar-days.styles.js';
import { timeStyles } from './times/calendar-times.styles.js';

const boardStyles = css`
  :host {
    --_cell: max(1.5rem, var(--_target));
    --_time-row: var(--rs-calendar-time-row, 25px);
    --_line: color-mix(in srgb, var(--_border) 40%, transparent);
  }

  @media (pointer: coarse) {
    :host {
      --_time-row: var(--rs-calendar-time-row, var(--_cell));
    }
  }

  rs-calendar-view {
    display: block;
  }

  *,
  *::before {
    box-sizing: border-box;
  }

  :host(:not([inline])) .box {
    background: var(--_surface);
    border-radius: var(--_radius);
  }

  /* Edges of content that is cut off in a low window. */
  :host(:not([inline])) .box::before,
  :host(:not([inline])) .box::after {
    position: sticky;
    inset-block: 0;
    z-index: 2;
    display: block;
    block-size: 1px;
    margin-block-end: -1px;
    content: '';
    background: var(--_border);
  }

  :host(:not([inline])) .box::after {
    margin-block: -1px 0;
  }

  .calendar {
    position: relative;
    container: calendar / inline-size;
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

  /*
   * With letters too large for one line, the buttons for the previous and next month stay at its ends, in reading
   * order.
   */
  @container calendar (max-width: 14em) {
    .header {
      grid-template-columns: 2.5rem minmax(0, 1fr) 2.5rem;
    }

    .header :nth-child(2) {
      grid-column: 2 / 4;
    }

    .header :nth-child(3) {
      grid-column: 1 / 3;
    }

    .arrow {
      inline-size: 1rem;
    }

    select {
      font-size: min(1em, 9cqi);
    }
  }

  @container calendar (min-width: 30rem) {
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

/**
 * All styles of a painted `<rs-calendar>`, with the suite's tokens. They contain no motion that would have to be
 * reduced.
 */
export const calendarStyles = css`
  ${baseStyles}
  ${boardStyles}
  ${dayStyles}
  ${timeStyles}
`;
