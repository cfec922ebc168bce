import { css } from '@lit/reactive-element/css-tag.js';

/** Design tokens of controls that can be chosen, by the rules of `tokens.styles.ts`. */
export const accentTokenStyles = css`
  :host {
    --_accent: var(--suite-accent, #12626a);
    --_space: var(--suite-space, 1rem);
  }

  @supports (color: light-dark(red, red)) {
    :host {
      --_accent: var(--suite-accent, light-dark(#12626a, #7fd0d6));
    }
  }

  @media (forced-colors: active) {
    :host {
      --_accent: Highlight;
    }
  }
`;
