import { css } from '@lit/reactive-element/css-tag.js';

/** A link stands in the line, as without the tag around it. */
export const whatsappLinkStyles = css`
  :host {
    display: inline;
  }
`;
