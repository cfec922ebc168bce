import { css } from '@lit/reactive-element/css-tag.js';
import { hostStyles } from './host.styles.js';
import { tokenStyles } from './tokens.styles.js';

/** What every shadow root that shows something starts from: the tokens, hiding, the focus ring. */
export const baseStyles = css`
  ${tokenStyles}
  ${hostStyles}

  :focus-visible {
    outline: var(--_focus-width) solid var(--_focus);
    outline-offset: var(--_focus-offset);
  }
`;
