import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of every shadow root, before any chrome is loaded. They are in the first script of every page. */
export const hostStyles = css`
  :host {
    display: block;
    color-scheme: inherit;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
`;
