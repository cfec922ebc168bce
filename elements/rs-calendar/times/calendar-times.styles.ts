import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the list of times and the hint: below the days, or beside them if there is space. */
export const timeStyles = css`
  .pane {
    --_row: max(1.5rem, var(--_time-row), 1lh);

    border-block-start: 1px solid var(--_line);
  }

  /* Whole rows: four, or fewer in a low window. */
  .times {
    position: relative;
    max-block-size: calc(var(--_rows, 4) * var(--_row));
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-snap-type: block mandatory;
    scrollbar-width: thin;
  }

  .time {
    display: grid;
    place-items: center;
    block-size: var(--_row);
    margin-inline: 0.25rem;
    white-space: nowrap;
    scroll-snap-align: start;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    border-radius: var(--_radius);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  .time:hover {
    background: var(--_accent-muted);
  }

  .time[aria-selected='true'] {
    color: var(--_accent-text);
    font-weight: 700;
    background: var(--_accent);
  }

  .time:focus-visible {
    outline-offset: calc(-1 * var(--_focus-width));
  }

  .time[aria-selected='true']:focus-visible {
    outline-color: var(--_accent-text);
    outline-offset: calc(-1px - var(--_focus-width));
  }

  .hint {
    margin: 0;
    padding: 0.25rem 0.5rem;
    color: var(--_text-muted);
    text-align: center;
  }

  .pane .hint {
    color: var(--_accent);
    font-weight: 600;
  }

  @container calendar (min-width: 30rem) {
    .pane,
    .hint.first {
      border-inline-start: 1px solid var(--_line);
    }

    /* The days beside the pane set its height. */
    .pane {
      container-type: size;
      padding-inline-start: 0.5rem;
      border-block-start: 0;
    }

    .times {
      max-block-size: round(down, 100cqb - 1lh - 0.5rem, var(--_row));
    }

    .hint.first {
      padding-block-start: calc(2 * var(--_cell));
    }
  }

  @media (forced-colors: active) {
    .time[aria-selected='true'] {
      forced-color-adjust: none;
    }

    .pane,
    .hint.first {
      border-color: CanvasText;
    }
  }
`;
