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
    border: 2px dashed transparent;
    border-radius: var(--_radius);
  }

  .list,
  [part~='files'] {
    box-sizing: border-box;
    inline-size: 100%;
  }

  .list:empty,
  .buttons:empty {
    display: none;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-small);
  }

  ::slotted([slot='hint']) {
    margin: 0;
    color: var(--_text-muted);
  }

  p {
    margin: 0;
  }

  [part~='files'] {
    display: grid;
    gap: var(--_space-small);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [part~='file'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--_space-small);
    align-items: center;
    padding: 0.25rem;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
  }

  [part~='refused'] {
    background: var(--_danger-muted);
    border-color: var(--_danger);
    border-inline-start-width: 4px;
  }

  .facts {
    display: flex;
    flex-flow: row wrap;
    gap: 0 var(--_space-small);
    align-items: baseline;
  }

  [part~='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [part~='size'] {
    color: var(--_text-muted);
    white-space: nowrap;
  }

  [part~='refused'] [part~='size'] {
    color: inherit;
  }

  [part~='problem'] {
    flex-basis: 100%;
    overflow-wrap: anywhere;
    color: var(--_danger);
    font-weight: 600;
  }

  [part~='preview'] {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    padding: 0;
    overflow: hidden;
    color: var(--_text-muted);
    background: var(--_surface-muted);
    border-radius: var(--_radius-small);
  }

  [part~='preview'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
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

  button[part~='remove'] {
    display: grid;
    place-items: center;
    padding: 0;
    color: inherit;
    background: none;
    border-color: transparent;
  }

  button[part~='remove']:hover {
    background: var(--_accent-muted);
  }

  button:disabled {
    color: var(--_text-muted);
    cursor: default;
  }

  :focus-visible {
    outline: var(--_focus-width) solid var(--_focus);
    outline-offset: var(--_focus-offset);
  }

  [part~='message'] {
    color: var(--_danger);
    font-weight: 600;
  }
`;
