import { css } from '@lit/reactive-element/css-tag.js';

/** Grids of months and years. They cover the days, so that nothing moves when they open. */
export const chooserStyles = css`
  .month {
    position: relative;
  }

  .chooser {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    background: var(--_surface);
  }

  .choices {
    position: relative;
    display: grid;
    gap: 0.25rem;
    align-content: start;
    padding: 0.25rem;
  }

  .months {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  .years {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    overflow-y: auto;
    overscroll-behavior: contain;
    border-block-start: 1px solid var(--_line);
    scrollbar-width: thin;
  }

  .choice {
    display: grid;
    place-items: center;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    font-size: min(1em, 5.5cqi);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    border-radius: var(--_radius);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  .choice:focus-visible {
    outline-offset: -1px;
  }

  .choice[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }

  .choice[aria-selected='true'] {
    color: var(--_accent-text);
    font-weight: 700;
    background: var(--_accent);
  }

  @media (forced-colors: active) {
    .choice[aria-selected='true'] {
      forced-color-adjust: none;
    }

    .choice[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
