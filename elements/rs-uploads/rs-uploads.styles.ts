import { css } from '@lit/reactive-element/css-tag.js';
import { baseStyles } from '../../shared/styles/base.styles.js';

/** A file field around its input, in the suite's tokens. */
export const uploadsStyles = css`
  ${baseStyles}

  .box {
    display: grid;
    gap: var(--_space-small);
    justify-items: start;
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(16px, var(--_font-size));
    line-height: var(--_line-height);
    border-radius: var(--_radius);
  }

  .list {
    inline-size: 100%;
  }

  :host(:state(dragging)) .box {
    background: var(--_accent-muted);
    outline: 2px dashed var(--_accent);
    outline-offset: 4px;
  }

  .list:empty,
  .buttons:empty:not(.reserved) {
    display: none;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-small);
  }

  .buttons.with-add {
    min-block-size: var(--_target);
  }

  @media (pointer: coarse) {
    .buttons.reserved {
      min-block-size: var(--_target);
    }
  }

  ::slotted([slot='hint']) {
    margin: 0.25rem 0 0;
    color: var(--_text-muted);
  }

  p {
    margin: 0;
  }

  .drop-place {
    display: contents;
  }

  [part~='hint'],
  .drop-place:empty::before {
    display: none;
    color: var(--_text-muted);
  }

  /* Reserves the space of the text, at any width, until the view paints it. */
  .drop-place:empty::before {
    content: attr(data-text);
    visibility: hidden;
  }

  @media (hover: hover) and (pointer: fine) {
    [part~='hint'],
    .drop-place[data-text]:empty::before {
      display: block;
    }
  }

  button {
    box-sizing: border-box;
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    padding: 0.25rem 0.75rem;
    color: var(--_accent);
    background: var(--_surface);
    border: 1px solid currentcolor;
    border-radius: var(--_radius-small);
    font: inherit;
    cursor: pointer;
  }

  button:disabled {
    color: var(--_text-muted);
    cursor: default;
  }

  [part~='message'] {
    color: var(--_danger);
    font-weight: 600;
  }
`;
