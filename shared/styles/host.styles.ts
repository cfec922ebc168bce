import { css } from '@lit/reactive-element/css-tag.js';

/** What a shadow root needs before it shows anything of its own: it is in the first script of every page. */
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
