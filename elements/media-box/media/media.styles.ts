import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the item on show. */
export const mediaStyles = css`
  /* One grid cell for the item, the first picture and the loader. */
  [part='content'] > * {
    grid-area: 1 / 1;
  }

  /* The item that follows a finger, and the preview beside it. */
  [part='content'] {
    position: relative;
  }

  .dragged > * {
    transform: translate(var(--_dragged-x), var(--_dragged-y));
  }

  .dragged > .neighbour {
    transform: translateX(calc(var(--_dragged-x) + var(--_side) * 100%));
  }

  .neighbour {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }

  /* Readable over any overlay. */
  .neighbour > p {
    padding: 0.25rem 1rem;
    border-radius: var(--_radius);
    background: var(--_ground);
    color: var(--suite-text, #fff);
  }

  .neighbour > img {
    max-inline-size: 100%;
    max-block-size: 100%;
    object-fit: contain;
  }

  .scroll [part='content'].dragged {
    overflow: hidden;
  }

  /* A pinch beside the picture zooms the page; on the picture it zooms the picture. */
  [part='body'],
  [part='content'] {
    touch-action: pinch-zoom;
  }

  .picture {
    touch-action: none;
    user-select: none;
    /* Hides the alternative text while the picture loads. */
    color: transparent;
    object-fit: contain;
    cursor: zoom-in;
  }

  .picture.zoomed {
    cursor: grab;
  }

  .picture.zoomed:active {
    cursor: grabbing;
  }

  .scroll [part='content'] {
    overflow: auto;
    touch-action: pan-y pinch-zoom;
  }

  .scroll .picture:not(.zoomed) {
    max-block-size: none;
    touch-action: pan-y;
  }

  .scroll [part='content']:has(> .picture:not(.zoomed)) {
    display: block;
    text-align: center;
  }

  @media (max-height: 30rem) {
    [part='body'],
    [part='content'],
    .picture:not(.zoomed) {
      touch-action: pan-y pinch-zoom;
    }
  }

  [part='content'] > :is(video, iframe) {
    inline-size: min(100%, 72rem);
    max-block-size: 100%;
    border: 0;
  }

  [part='content'] > iframe {
    block-size: 100%;
    background: #fff;
  }

  [part='content'] > iframe.player {
    inline-size: min(100%, 72rem);
    block-size: auto;
    aspect-ratio: 16 / 9;
    background: #000;
  }

  [part='content'] > audio {
    inline-size: min(100% - 1rem, 40rem);
  }

  [part='loader'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 0.25rem solid color-mix(in srgb, currentcolor 35%, transparent);
    border-block-start-color: currentcolor;
    border-radius: 50%;
    filter: drop-shadow(0 0 2px var(--_shade, #000));
    pointer-events: none;
    animation: media-box-turn 1.2s linear infinite;
  }

  @keyframes media-box-turn {
    to {
      rotate: 1turn;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    [part='loader'] {
      animation-duration: 4s;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .picture:not(.moving) {
      transition:
        scale 0.2s ease-out,
        translate 0.2s ease-out;
    }
  }

  [part='content'].settling > * {
    transition: transform 0.25s ease-out;
  }
`;
