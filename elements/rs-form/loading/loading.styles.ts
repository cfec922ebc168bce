import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of the message about a part that did not load: the form's own styles may be in that part. Every later sheet
 * wins.
 */
export const loadingStyles = css`
  .notice {
    margin-block-start: 1rem;
  }

  button {
    min-block-size: var(--suite-target, 2.75rem);
    margin-block-start: 0.5rem;
    margin-inline-end: 0.5rem;
    padding: 0.5rem 1.25rem;
    border: 2px solid;
    border-radius: var(--suite-radius-small, 0.25rem);
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  button:focus-visible {
    outline: 3px solid;
    outline-offset: 2px;
  }
`;
