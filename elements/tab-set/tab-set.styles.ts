import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the tabs and the place of the panels. The panels' content keeps the page's styles. */
export const tabSetStyles = css`
  .tabs {
    display: grid;
    gap: var(--_space);
  }

  .vertical {
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 3fr);
    align-items: start;
  }

  .vertical.end {
    grid-template-columns: minmax(0, 3fr) minmax(min-content, 1fr);
  }

  .vertical.end [part~='tab-list'] {
    order: 1;
  }

  [part~='tab-list'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  .vertical [part~='tab-list'] {
    flex-direction: column;
  }

  [part~='tab'] {
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    padding: 0.25rem 1rem;
    border: 0 solid transparent;
    border-block-end-width: 3px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .vertical [part~='tab'] {
    border-width: 0;
    border-inline-start-width: 3px;
  }

  [part~='selected'] {
    border-color: var(--_accent);
  }

  [part~='tab']:disabled {
    opacity: 0.6;
    cursor: auto;
  }

  .panels,
  [part~='panel'] {
    min-inline-size: 0;
  }

  .panels [hidden='until-found'] {
    display: block !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    content-visibility: hidden;
  }

  ::slotted([hidden]) {
    display: none !important;
  }

  @media (forced-colors: active) {
    [part~='tab'] {
      border-color: Canvas;
    }

    [part~='selected'] {
      border-color: Highlight;
    }
  }

  @media print {
    .tabs,
    .tabs [hidden] {
      display: block !important;
      content-visibility: visible !important;
    }

    [part~='tab-list'] {
      display: none !important;
    }
  }
`;
