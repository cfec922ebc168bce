import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the list of times and the hint: below the days, or beside them if there is space. */
export const timeStyles = css`
  .pane {
    --_row: max(1.5rem, var(--_time-row), 1lh);

    border-block-start: 1px solid var(--_line);
  }

  /* Four rows, or fewer in a low window; the edge of the last one shows that there are more. */
  .times {
    position: relative;
    max-block-size: calc(var(--_rows, 4) * (var(--_row) + 0.25rem) + 1.5rem);
    padding: 0.25rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }

  [part='time-heading'] {
    margin: 0;
    padding-block: 0.25rem;
    color: var(--_text-muted);
    font-size: 0.875em;
  }

  /* Down the columns, as the arrow keys go. */
  .chips {
    columns: 3 4rem;
    column-gap: 0.25rem;
  }

  .time {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    min-block-size: var(--_row);
    margin-block-end: 0.25rem;
    break-inside: avoid;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-align: center;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
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
    border-color: var(--_accent);
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
    color: var(--_text);
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
      max-block-size: calc(100cqb - 1lh - 0.5rem);
    }

    .hint.first {
      padding-block-start: calc(2 * var(--_cell));
    }
  }

  @media (forced-colors: active) {
    .time {
      border-color: CanvasText;
    }

    .time[aria-selected='true'] {
      forced-color-adjust: none;
    }

    .pane,
    .hint.first {
      border-color: CanvasText;
    }
  }
`;
