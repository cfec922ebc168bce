import { css } from '@lit/reactive-element/css-tag.js';
import { accentTokenStyles } from './accent-tokens.styles.js';
import { coreStyles } from './core.styles.js';
import { tokenStyles } from './tokens.styles.js';

/** Base sheet of shadow roots with chrome: the core styles and all tokens. */
export const baseStyles = css`
  ${coreStyles}
  ${accentTokenStyles}
  ${tokenStyles}
`;
