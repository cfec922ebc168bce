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
    border-radius: var(--_radius-round);
    background: var(--_ground);
  }

  /* One row for the navigation of a group: the thumbnails, or else the page numbers. */
  @media (max-width: 55.99rem) {
    [part~='pages']:has(+ [part~='thumbnails']) {
      display: none;
    }
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

    button:is([part='previous'], [part='next']) {
      grid-area: thumbs;
    }
  }

  [part~='thumbnails'] {
    grid-area: thumbs;
    place-self: center;
    gap: 0.25rem;
    border-radius: var(--_radius);
    background: var(--_ground);
    scrollbar-width: none;
  }

  [part~='page-button'][part~='current'] {
    background: var(--suite-text, #fff);
    color: var(--suite-surface, #111);
    font-weight: 600;
  }

  button[part~='thumbnail'] {
    inline-size: 4.5rem;
    block-size: min(3.5rem, var(--_strip-size));
    border: 3px solid transparent;
    border-radius: var(--_radius-small);
    overflow: hidden;
    background: var(--_ground);
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

  /* Dimmed against the button's background, not against the page. */
  [part~='thumbnail']:not([part~='current'], :focus-visible) > img {
    opacity: 0.6;
  }

  @media (hover: hover) {
    [part~='thumbnail']:hover > img {
      opacity: 1;
    }
  }

  /* Forced colors make transparent borders visible: only the current one keeps it. */
  @media (forced-colors: active) {
    button[part~='thumbnail']:not([part~='current']) {
      border-color: Canvas;
    }
  }
`;
