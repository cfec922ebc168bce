import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the banner of an empty tag that the settings do not have. */
export const paintedBannerStyles = css`
  [part~='banner'] {
    font-family: var(--_font);
    line-height: var(--_line-height);
  }

  /* All answers stay visible while the text scrolls, unless large text leaves no space for both. */
  [part='banner-buttons'] {
    position: sticky;
    inset-block-end: min(-0.75rem, 9 * (max(45vh, min(65vh, 192px)) - 8rem));
    grid-template-columns: repeat(2, minmax(0, 15rem)) auto;
    justify-content: start;
    gap: 0.25rem;
    margin-block: 0 -0.75rem;
    padding-block: 0.5rem 0.75rem;
    background: var(--_surface);
  }

  [part='banner-buttons'] button {
    min-block-size: 44px;
    padding: 2px 1px;
    font-size: clamp(0.8125rem, 4vw, 0.9375rem);
    line-height: 1.25;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  /* The third answer, which looks like a link. */
  [part='banner-buttons'] [part='banner-settings'] {
    padding-inline: 0.5rem;
    border-color: transparent;
    background: none;
    color: var(--_accent);
    text-decoration: underline;
  }
`;
