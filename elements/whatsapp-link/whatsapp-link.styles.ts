import { css } from '@lit/reactive-element/css-tag.js';

/** Keeps the link inline, as without the tag around it. */
export const whatsappLinkStyles = css`
  :host {
    display: inline;
  }
`;
