import { css } from '@lit/reactive-element/css-tag.js';
import { coreTokenStyles } from './core-tokens.styles.js';
import { hostStyles } from './host.styles.js';

/** Base sheet of a small element's shadow root: its tokens, hiding, and the focus ring. */
export const coreStyles = css`
  ${coreTokenStyles}
  ${hostStyles}

  :focus-visible {
    outline: var(--_focus-width) solid var(--_focus);
    outline-offset: var(--_focus-offset);
  }
`;
