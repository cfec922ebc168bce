import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of title and caption over a picture. Those of another item have a row of their own, below its controls. */
export const captionStyles = css`
  /* Each line of text is on the dark part of the gradient. */
  [part='body']:has(> [part='content'] > :is(.picture, .first)) [part='info'] {
    grid-area: content;
    max-block-size: 40%;
    padding-block-start: 3.25rem;
    background: linear-gradient(
      to top,
      color-mix(in srgb, var(--_shade, #000) 85%, transparent),
      color-mix(in srgb, var(--_shade, #000) 70%, transparent) calc(100% - 3rem),
      color-mix(in srgb, var(--_shade, #000) 30%, transparent) calc(100% - 1.25rem),
      transparent
    );
    pointer-events: none;
  }

  [part='info'] > * {
    pointer-events: auto;
  }

  /* A magnified picture is looked at as a whole. */
  [part='body']:has(.picture.zoomed) [part='info']:not(:focus-visible, :has(:focus-visible)) {
    visibility: hidden;
  }
`;
