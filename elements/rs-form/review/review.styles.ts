import { css } from '@lit/reactive-element/css-tag.js';

/** Sheet of the page with the answers, which is in the form. The sheets of the page take precedence, except over the rules that hide the other elements. */
export const reviewStyles = css`
  [data-rs-form-review='around'] > :not([data-rs-form-review]) {
    position: absolute !important;
    inset-block-start: 0 !important;
    inset-inline-start: 0 !important;
    inline-size: 1px !important;
    block-size: 1px !important;
    overflow: hidden !important;
    clip-path: inset(50%) !important;
  }

  [data-rs-form-review='around'] > :not([data-rs-form-review]),
  [data-rs-form-review='around'] > :not([data-rs-form-review]) * {
    visibility: hidden !important;
    transition: none !important;
  }

  /* Around a button alone, the border of a group has no meaning. */
  fieldset[data-rs-form-review='around'] {
    margin-inline: 0 !important;
    padding-inline: 0 !important;
    border: 0 !important;
  }

  :where(.rs-form-review) {
    flex: 1 1 100%;
    grid-column: 1 / -1;
    margin-block-end: 1.5rem;
  }

  :where(.rs-form-review-answers) {
    margin: 0 0 1.5rem;
  }

  :where(.rs-form-review-answer) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: 0.25rem 1rem;
    padding-block: 0.75rem;
    border-block-end: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
  }

  :where(.rs-form-review-answer dt) {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  :where(.rs-form-review-answer dd) {
    grid-column: 2;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  :where(.rs-form-review-answer .rs-form-review-change) {
    grid-row: 1;
    grid-column: 3;
  }

  :where(.rs-form-review-change button, .rs-form-review-back) {
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  @media (width < 30rem) {
    :where(.rs-form-review-answer) {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    :where(.rs-form-review-answer dd) {
      grid-column: 1;
    }

    :where(.rs-form-review-answer .rs-form-review-change) {
      grid-column: 2;
    }
  }

  @media print {
    .rs-form-review button {
      display: none;
    }

    :where(.rs-form-review-answer) {
      break-inside: avoid;
    }
  }
`;
