import { css } from '@lit/reactive-element/css-tag.js';

/** The grid of days. The class names of the cells are flatpickr's. */
export const dayStyles = css`
  .week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    justify-items: center;
  }

  .weekday {
    padding-block: 0.25rem;
    color: var(--_text-muted);
    font-size: min(1em, 9cqi);
    text-transform: capitalize;
  }

  .flatpickr-day {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: min(100%, var(--_cell));
    aspect-ratio: 1;
    font-size: min(1em, 10cqi);
    font-variant-numeric: tabular-nums;
    border: 1px solid transparent;
    border-radius: 50%;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  .flatpickr-day:focus-visible {
    z-index: 1;
    outline-offset: 1px;
  }

  .prevMonthDay,
  .nextMonthDay {
    color: var(--_text-muted);
  }

  .flatpickr-day:not(.prevMonthDay, .nextMonthDay) {
    font-weight: 500;
  }

  .flatpickr-day.today {
    color: var(--_accent);
    font-weight: 700;
  }

  .today::before {
    position: absolute;
    inset-block-end: 0.3125rem;
    inline-size: 0.3125rem;
    block-size: 0.3125rem;
    content: '';
    background: currentColor;
    border-radius: 50%;
  }

  .flatpickr-day:not([aria-disabled='true']):hover {
    background: var(--_accent-muted);
  }

  .flatpickr-day[aria-disabled='true'] {
    text-decoration: line-through;
    opacity: 0.5;
    cursor: not-allowed;
  }

  .flatpickr-day[aria-selected='true'] {
    color: var(--_accent-text);
    font-weight: 700;
    background: var(--_accent);
  }

  @media (forced-colors: active) {
    .flatpickr-day[aria-selected='true'] {
      forced-color-adjust: none;
    }

    .today::before {
      background: Highlight;
      forced-color-adjust: none;
    }

    .flatpickr-day[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
