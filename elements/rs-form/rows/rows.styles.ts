import { css } from '@lit/reactive-element/css-tag.js';

/** Sheet of the page for the buttons of rows, which are in the form. The sheets of the page take precedence. */
export const rowsStyles = css`
  :where(.rs-form-row-add, .rs-form-row-remove, .rs-form-row-undo) {
    min-block-size: 1.75rem;
    font: inherit;
  }

  :where(.rs-form-row-remove) {
    margin-block-start: 0.5rem;
  }

  :where([data-rs-form-row]:focus) {
    outline-offset: 0.375rem;
  }

  :where(.rs-form-row-name) {
    flex: 1 1 100%;
    grid-column: 1 / -1;
    margin-block: 0.5rem;
    font-weight: 600;
  }

  :where(.rs-form-row-add)[aria-disabled='true'] {
    opacity: 0.65;
    cursor: not-allowed;
  }

  :where(.rs-form-row-tools, .rs-form-row-removed) {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-block: 0.75rem;
  }

  :where(.rs-form-row-removed) {
    padding: 0.5rem 0.75rem;
    border-inline-start: 0.25rem solid;
  }

  :where(.rs-form-rows) > :where(.rs-form-row) + :where(.rs-form-row) {
    margin-block-start: 1rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
  }
`;
