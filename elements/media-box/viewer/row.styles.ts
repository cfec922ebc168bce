import { css } from '@lit/reactive-element/css-tag.js';

/** The rows of page numbers and of small pictures. */
export const rowStyles = css`
  [part='pages'],
  [part='thumbnails'] {
    display: flex;
    align-items: center;
    justify-content: safe center;
    max-inline-size: 100%;
    margin: 0;
    padding: 0;
    overflow-x: auto;
    list-style: none;
  }

  [part='pages'] {
    grid-area: pages;
    place-self: center;
    border-radius: 1.375rem;
    background: var(--_ground);
  }

  /* A narrow window has no room beside an item: the arrows stand beside the numbers, and cover no word of it. */
  @media (max-width: 40rem) and (min-height: 30.01rem) {
    [part='pages'] {
      max-inline-size: calc(100% - 6.5rem);
    }

    button:is([part='previous'], [part='next']) {
      grid-area: pages;
    }
  }

  [part='thumbnails'] {
    grid-area: thumbs;
    gap: 0.25rem;
    padding-inline: 0.5rem;
    scrollbar-width: none;
  }

  [part~='page-button'][part~='current'] {
    background: #fff;
    color: #111;
    font-weight: 600;
  }

  button[part~='thumbnail'] {
    inline-size: 4.5rem;
    block-size: 3.5rem;
    border: 2px solid transparent;
    border-radius: 0.375rem;
    overflow: hidden;
    background: var(--_ground);
  }

  button[part~='thumbnail'][part~='current'] {
    border-color: #fff;
  }

  [part~='thumbnail'] > img {
    display: block;
    inline-size: 4.25rem;
    block-size: 3.25rem;
    object-fit: cover;
  }

  [part~='thumbnail']:not([part~='current'], :hover, :focus-visible) > img {
    opacity: 0.6;
  }
`;
