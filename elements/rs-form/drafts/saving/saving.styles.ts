import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the box about a draft that the author's server keeps. */
export const savingStyles = css`
  [part~='saving'] {
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(1rem, var(--_font-size));
    line-height: var(--_line-height);
  }

  [part~='save-delete'] {
    padding-inline: 0;
    border-color: transparent;
    background: transparent;
    color: var(--_text);
    text-decoration: underline;
  }

  [part~='saving'] {
    display: grid;
    justify-items: start;
    gap: var(--_space-small);
    margin-block-start: var(--_space);
  }

  [part='save'],
  [part='save-copy'] {
    background: transparent;
    color: var(--_text);
  }

  [part~='save-link'] {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: var(--_target);
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
  }
`;
