import { css } from '@lit/reactive-element/css-tag.js';

/** The grid of days. */
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

  [part~='day'] {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: min(100%, var(--_cell));
    aspect-ratio: 1;
    font-size: min(1em, 10cqi);
    font-variant-numeric: tabular-nums;
    border: 1px solid transparent;
    border-radius: var(--suite-radius-round, var(--suite-radius, 50rem));
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  [part~='day']:focus-visible {
    z-index: 1;
    outline-offset: 1px;
  }

  [part~='outside'] {
    color: var(--_text-muted);
  }

  [part~='day']:not([part~='outside']) {
    font-weight: 500;
  }

  [part~='day'][part~='today'] {
    color: var(--_accent);
    font-weight: 700;
  }

  [part~='today']::before {
    position: absolute;
    inset-block-end: 0.3125rem;
    inline-size: 0.3125rem;
    block-size: 0.3125rem;
    content: '';
    background: currentColor;
    border-radius: 50%;
  }

  [part~='day']:not([aria-disabled='true'], [aria-selected='true']):hover {
    background: var(--_accent-muted);
  }

  [part~='day'][aria-disabled='true'] {
    text-decoration: line-through;
    opacity: 0.5;
    cursor: not-allowed;
  }

  [part~='day'][aria-selected='true'] {
    color: var(--_accent-text);
    font-weight: 700;
    background: var(--_accent);
  }

  @media (forced-colors: active) {
    [part~='day'][aria-selected='true'] {
      forced-color-adjust: none;
    }

    [part~='today']::before {
      background: Highlight;
      forced-color-adjust: none;
    }

    [part~='day'][aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
