import { css } from '@lit/reactive-element/css-tag.js';

/** The dialog as it stands in the frame of the click. */
export const mediaBoxStyles = css`
  :host {
    display: contents;
  }

  dialog {
    position: fixed;
    inset: 0;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: #fff;
  }

  dialog::backdrop {
    background: none;
  }

  [part='overlay'] {
    position: absolute;
    inset: 0;
    background: #000;
  }

  [part='body'] {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    box-sizing: border-box;
    block-size: 100%;
    min-inline-size: 260px;
    padding: 3.25rem 0.5rem 0.5rem;
  }

  [part='content'] {
    display: grid;
    place-items: center;
    min-block-size: 0;
  }

  [part='content'] > img {
    max-inline-size: 100%;
    max-block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
  }

  [part='close'] {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: 0.25rem;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 0;
    border-radius: 50%;
    background: rgb(0 0 0 / 60%);
    color: inherit;
    font-size: 1.5rem;
    line-height: 1;
    cursor: pointer;
  }

  :focus-visible {
    outline: 3px solid #9cc8ff;
    outline-offset: 2px;
  }
`;
