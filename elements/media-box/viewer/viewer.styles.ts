import { css } from '@lit/reactive-element/css-tag.js';

/** What the view paints around and in place of the item. A theme of the page restyles it by its parts. */
export const viewerStyles = css`
  media-box-view {
    display: contents;
  }

  .chrome {
    display: grid;
    gap: 0.5rem;
    justify-items: center;
    padding: 0.5rem 0.75rem calc(0.25rem + env(safe-area-inset-bottom));
    background: rgb(0 0 0 / 60%);
    font:
      1rem/1.5 system-ui,
      sans-serif;
    text-align: center;
  }

  .chrome:empty {
    display: none;
  }

  .info {
    max-inline-size: 60rem;
    max-block-size: 25vh;
    overflow: auto;
    overflow-wrap: anywhere;
  }

  .info p {
    margin: 0;
  }

  [part='title'] {
    font-weight: 600;
  }

  .bar,
  .pages,
  [part='thumbnails'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.25rem 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [part='thumbnails'] {
    flex-wrap: nowrap;
    justify-content: safe center;
    max-inline-size: 100%;
    padding-block: 0.25rem;
    overflow-x: auto;
  }

  button:not([part='close']),
  [part='download'] {
    display: inline-grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0 0.75rem;
    border: 1px solid rgb(255 255 255 / 60%);
    border-radius: 0.25rem;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }

  [part~='current'] {
    background: #fff;
    color: #111;
    font-weight: 600;
  }

  [part~='thumbnail'] {
    flex: none;
    padding: 0.125rem;
    overflow: hidden;
  }

  [part~='thumbnail'] > img {
    display: block;
    inline-size: 4rem;
    block-size: 3rem;
    object-fit: cover;
  }

  .chrome a:not([part]),
  [part='error'] a {
    color: #9cc8ff;
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

  [part='content'] > audio {
    inline-size: min(100%, 40rem);
  }

  /* One place for the item, for what is there before it, and for what says that it is coming. */
  [part='content'] > * {
    grid-area: 1 / 1;
  }

  [part='error'] {
    display: grid;
    gap: 0.5rem;
    justify-items: center;
    padding: 1.5rem;
    text-align: center;
  }

  [part='error'] p {
    margin: 0;
  }

  [part='loader'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 0.25rem solid rgb(255 255 255 / 35%);
    border-block-start-color: #fff;
    border-radius: 50%;
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

  @media (forced-colors: active) {
    .chrome {
      background: Canvas;
    }

    button[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }

    [part~='current'] {
      outline: 3px solid Highlight;
    }
  }

  /* On its side a phone has no height to give away: what belongs to the item scrolls beside nothing. */
  @media (max-height: 28rem) {
    [part='thumbnails'],
    .pages {
      display: none;
    }
  }
`;
