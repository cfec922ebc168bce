import { css } from '@lit/reactive-element/css-tag.js';

/** The list of times and the hint: below the days, or beside them where there is room. */
export const timeStyles = css`
  .pane {
    display: grid;
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--_line);
  }

  /* Not whole rows: the last one says that there are more. */
  .times {
    position: relative;
    block-size: calc(4.5 * var(--_cell));
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }

  .time {
    display: grid;
    place-items: center;
    min-block-size: max(1.5rem, var(--_time-row));
    margin-inline: 0.25rem;
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

  /* Always as high as one line, so that its words move nothing. */
  .hint {
    box-sizing: content-box;
    min-block-size: 1lh;
    margin: 0;
    padding: 0.25rem 0.5rem;
    color: var(--_text-muted);
    text-align: center;
  }

  .pane .hint {
    color: var(--_accent);
    font-weight: 600;
    border-block-start: 1px solid var(--_line);
  }

  @container (min-width: 30rem) {
    .pane,
    .hint.first {
      border-inline-start: 1px solid var(--_line);
    }

    .pane {
      grid-template-rows: minmax(0, 1fr) auto;
      min-block-size: 0;
      padding-block: 0;
      padding-inline-start: 0.5rem;
      border-block-start: 0;
    }

    /* The days beside it decide the height. */
    .times {
      block-size: 0;
      min-block-size: 100%;
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
