import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the settings. */
export const settingsStyles = css`
  /* It waits for its opening, whatever a page declares for the part. */
  [part~='dialog']:not([open]) {
    display: none !important;
  }

  [part~='dialog'] {
    box-sizing: border-box;
    inline-size: min(40rem, 100vw - 2rem);
    max-block-size: calc(100vh - 2rem);
    padding: 0 var(--_space-large);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow);
    font-family: var(--_font);
    line-height: var(--_line-height);
    overflow: auto;
    overscroll-behavior: contain;
    overflow-wrap: anywhere;
    /* The focused element is neither below the head nor below the foot. */
    scroll-padding-block: 4.5rem 5.5rem;
  }

  .head {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    gap: var(--_space);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--_space-small);
    background: var(--_surface);
  }

  [part~='close'] {
    flex: none;
    margin-inline-end: calc(-0.5 * var(--_space-large));
    inline-size: var(--_target);
    block-size: var(--_target);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1.75rem;
    line-height: 1;
    cursor: pointer;
  }

  [part~='dialog']::backdrop {
    background: var(--_overlay);
  }

  [part='settings-buttons'] {
    position: sticky;
    inset-block-end: 0;
    grid-template-columns: repeat(3, minmax(0, 15rem));
    padding-block: var(--_space-small) var(--_space);
    border-block-start: 1px solid var(--_border);
    background: var(--_surface);
  }

  [part='settings-buttons'] button {
    padding-inline: 0.5rem;
  }

  /* Accept and reject look alike, beside the button that saves the visitor's own selection. */
  [part='settings-buttons'] [data-consent] {
    background: none;
    color: var(--_accent);
  }

  /* Narrow window: accept and reject are below the first button. Low window: title and buttons scroll with the content. */
  @media (max-width: 36rem) {
    [part='settings-buttons'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    [part='settings-save'] {
      grid-column: 1 / -1;
    }

    [part~='dialog'] {
      scroll-padding-block-end: 9rem;
    }
  }

  @media (max-height: 30rem) {
    .head,
    [part='settings-buttons'] {
      position: static;
    }

    [part~='dialog'] {
      scroll-padding-block: 0;
    }
  }

  [part~='category'] {
    margin-block: var(--_space);
    padding-block-start: var(--_space-small);
    border-block-start: 1px solid var(--_border);
  }

  [part~='category-label'],
  [part~='service-label'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    min-block-size: var(--_target);
    font-weight: 600;
  }

  [part='checkbox'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--_accent);
  }

  small {
    color: var(--_text-muted);
    font-weight: 400;
  }

  summary {
    box-sizing: border-box;
    min-block-size: var(--_target);
    padding-block: 0.5rem;
    cursor: pointer;
  }

  [part~='service'] {
    margin-inline-start: 0.75rem;
    padding-block-end: var(--_space-small);
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--_border);
  }

  /* The server's lists, whose style sheet is not here. */
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    font-weight: 600;
  }

  ul {
    margin-block: 0.25rem;
    padding-inline-start: 1.25rem;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }

  caption,
  th,
  td {
    padding: 0.25rem 0.5rem;
    text-align: start;
    vertical-align: top;
  }

  tbody tr {
    border-block-start: 1px solid var(--_border);
  }

  /* On a narrow screen a row is shown as a list. */
  @media (max-width: 36rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody :is(th, td, tr) {
      display: block;
    }

    td[data-label]:not(:empty)::before {
      content: attr(data-label) ': ';
      color: var(--_text-muted);
    }
  }

  @media (forced-colors: active) {
    [part='settings-buttons'] [data-consent] {
      color: ButtonText;
    }

    [part~='close'] {
      border-color: ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
`;
