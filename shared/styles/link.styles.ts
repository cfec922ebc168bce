import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the link of an empty tag. They are loaded with the link's view. */
export const linkStyles = css`
  [part~='link'] {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-small);
    box-sizing: border-box;
    min-block-size: var(--_target);
    padding: 0.25rem var(--_space);
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_accent-text);
    font-family: var(--_font);
    line-height: var(--_line-height);
    text-decoration: none;
  }

  [part~='icon'] {
    display: inline-flex;
    flex: none;
  }

  [part~='icon'] svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  @media (forced-colors: active) {
    [part~='link'] {
      border-color: LinkText;
      background: Canvas;
      color: LinkText;
    }
  }
`;
