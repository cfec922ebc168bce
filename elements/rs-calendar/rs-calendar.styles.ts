import { css } from '@lit/reactive-element/css-tag.js';
import { baseStyles } from '../../shared/styles/base.styles.js';
import { dayStyles } from './days/calendar-days.styles.js';
import { chooserStyles } from './days/month-chooser.styles.js';
import { timeStyles } from './times/calendar-times.styles.js';

const boardStyles = css`
  :host {
    --_cell: max(1.5rem, var(--_target));
    --_time-row: var(--rs-calendar-time-row, 36px);
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
    max-inline-size: 40rem;
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
    grid-template-columns: var(--_cell) minmax(0, 1fr) var(--_cell);
    margin-block-end: 0.25rem;
  }

  .turn,
  .heading {
    min-inline-size: 0;
    min-block-size: var(--_cell);
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

  .heading {
    display: flex;
    gap: 0.25rem;
    align-items: center;
    justify-content: center;
    justify-self: center;
    max-inline-size: 100%;
    padding: 0 0.5rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .turn:not([aria-disabled='true']):hover,
  .heading:hover,
  .choice:not([aria-disabled='true'], [aria-selected='true']):hover {
    background: var(--_accent-muted);
  }

  .arrow,
  .chevron {
    flex: none;
    inline-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .chevron {
    inline-size: 1rem;
  }

  .arrow:dir(rtl) {
    scale: -1 1;
  }

  /* With letters too large for one line. */
  @container calendar (max-width: 14em) {
    .header {
      grid-template-columns: 2.5rem minmax(0, 1fr) 2.5rem;
    }

    .heading {
      padding: 0;
      font-size: min(1em, 9cqi);
    }

    .arrow,
    .chevron {
      inline-size: 1rem;
    }
  }

  @container calendar (min-width: 30rem) {
    .board {
      padding: 0.75rem;
    }

    .board.timed {
      grid-template-columns: minmax(0, 1fr) minmax(9.5rem, 38%);
      gap: 0.75rem;
    }
  }

  @media (forced-colors: active) {
    .turn,
    .heading {
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
  ${chooserStyles}
  ${timeStyles}
`;
