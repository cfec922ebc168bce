import { css } from '@lit/reactive-element/css-tag.js';
import { accentTokenStyles } from './accent-tokens.styles.js';
import { coreStyles } from './core.styles.js';
import { tokenStyles } from './tokens.styles.js';

/** What every other shadow root that shows something starts from: the same, and all the tokens. */
export const baseStyles = css`
  ${coreStyles}
  ${accentTokenStyles}
  ${tokenStyles}
`;
