import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the rows of page numbers and thumbnails. */
export const rowStyles = css`
  [part~='pages'],
  [part~='thumbnails'] {
    display: flex;
    align-items: center;
    box-sizing: border-box;
    justify-content: safe center;
    max-inline-size: 100%;
    margin: 0;
    padding: 0;
    overflow-x: auto;
    list-style: none;
  }

  [part~='pages'] {
    grid-area: thumbs;
    place-self: center;
  }

  /* The numbers are the index; where they do not fit, the counter is. */
  [part='counter']:has(~ [part~='pages']) {
    display: none;
  }

  @media (min-width: 56rem) {
    [part~='pages'] {
      grid-area: pages;
    }
  }

  /* A narrow window has no space beside an item: the arrows are in that row, and cover no text. */
  @media (max-width: 40rem) and (min-height: 30.01rem) {
    :is([part~='pages'], [part~='thumbnails']) {
      max-inline-size: calc(100% - 7rem);
    }

    /* If there are more numbers than fit, the counter and the arrows replace them. */
    [part~='pages']:has(> :nth-child(5)) {
      display: none;
    }

    [part='counter']:has(~ [part~='pages'] > :nth-child(5)) {
      display: block;
    }

    button:is([part='previous'], [part='next']) {
      grid-area: thumbs;
    }
  }

  [part~='thumbnails'] {
    grid-area: thumbs;
    place-self: center;
    gap: 0.25rem;
    scrollbar-width: none;
  }

  [part~='page-button'][part~='current'] {
    border-color: currentcolor;
    background: color-mix(in srgb, currentcolor 20%, transparent);
    font-weight: 600;
  }

  button[part~='thumbnail'] {
    inline-size: 4.5rem;
    block-size: min(3.5rem, var(--_strip-size));
    border: 3px solid transparent;
    border-radius: var(--_radius-small);
    overflow: hidden;
  }

  button[part~='thumbnail'][part~='current'] {
    border-color: currentcolor;
  }

  [part~='thumbnail'] > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media (hover: hover) {
    button[part~='thumbnail']:hover:not([part~='current']) {
      border-color: color-mix(in srgb, currentcolor 50%, transparent);
    }
  }

  /* Forced colors make transparent borders visible: only the current one keeps it. */
  @media (forced-colors: active) {
    button[part~='thumbnail']:not([part~='current']) {
      border-color: Canvas;
    }
  }
`;
