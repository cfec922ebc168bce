import { css } from '@lit/reactive-element/css-tag.js';

/**
 * The dialog as it stands in the frame of the click. Every row has its height from then on: what comes later moves
 * nothing.
 */
export const mediaBoxStyles = css`
  :host {
    display: contents;
  }

  dialog {
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    padding: 0;
    overflow: auto;
    border: 0;
    background: none;
    color: #fff;
  }

  dialog::backdrop {
    background: none;
  }

  [part='overlay'] {
    position: fixed;
    inset: 0;
    background: #000;
  }

  [part='body'] {
    position: relative;
    display: grid;
    grid-template:
      'counter tools' 3.25rem
      'content content' minmax(9rem, 1fr)
      'info info' 5.5rem
      'pages pages' 3rem
      'thumbs thumbs' 4.5rem
      / minmax(0, 1fr) auto;
    box-sizing: border-box;
    block-size: 100%;
    min-inline-size: 260px;
  }

  @media (min-width: 56rem) {
    [part='body'] {
      grid-template:
        'counter pages tools' 3.25rem
        'content content content' minmax(9rem, 1fr)
        'info info info' 4.5rem
        'thumbs thumbs thumbs' 4.5rem
        / minmax(0, 1fr) auto minmax(0, 1fr);
    }
  }

  /* A low window shows the item and its name; the rest is below. */
  @media (max-height: 30rem) {
    [part='body'] {
      grid-template-rows: 3.25rem max(9rem, 100vh - 7.75rem) 4.5rem 4.5rem 4.5rem;
    }
  }

  [part='content'] {
    display: grid;
    grid-area: content;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    overflow: hidden;
  }

  [part='content'] > img {
    max-inline-size: 100%;
    max-block-size: 100%;
  }

  /* The small picture, as large as the one that it stands for. */
  [part='content'] > .first {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    pointer-events: none;
  }

  [part='close'] {
    grid-area: tools;
    place-self: center end;
    margin-inline-end: 0.25rem;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid transparent;
    border-radius: 50%;
    background: rgb(0 0 0 / 75%);
    color: inherit;
    font:
      1.75rem/1 system-ui,
      sans-serif;
    cursor: pointer;
  }

  :focus-visible {
    outline: 3px solid;
    outline-offset: -3px;
  }
`;
