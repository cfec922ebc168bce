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

  .zone {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-small);
    align-items: center;
    box-sizing: border-box;
    inline-size: 100%;
  }

  .zone.drawn {
    padding: var(--_space-small);
    background: var(--_surface);
    border: 2px dashed var(--_border);
    border-radius: var(--_radius);
  }

  :host(:state(invalid)) .zone.drawn {
    border-color: var(--_danger);
  }

  :host(:state(focused)) .zone.drawn {
    outline: var(--_focus-width) solid var(--_focus);
    outline-offset: var(--_focus-offset);
  }

  :host(:state(dragging)) .zone {
    background: var(--_accent-muted);
    outline: 2px dashed var(--_accent);
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
    flex-basis: 100%;
    margin: 0;
    color: var(--_text-muted);
  }

  p {
    margin: 0;
  }

  [part~='hint'] {
    flex: 1 1 14rem;
    color: var(--_text-muted);
  }

  .names {
    color: var(--_text);
    overflow-wrap: anywhere;
  }

  /* Nothing can be dragged to a touch screen. */
  @media not ((hover: hover) and (pointer: fine)) {
    [part~='hint']:not(.names) {
      display: none;
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
