import { css } from '@lit/reactive-element/css-tag.js';

/** Design tokens of controls that can be chosen and of the text beside them, by the rules of `tokens.styles.ts`. */
export const accentTokenStyles = css`
  :host {
    --_accent: var(--suite-accent, #12626a);
    --_accent-text: var(--suite-accent-text, #fff);
    --_space: var(--suite-space, 1rem);
    --_space-small: var(--suite-space-small, 0.5rem);
    --_font: var(--suite-font, inherit);
    --_line-height: var(--suite-line-height, 1.5);
  }

  @supports (color: light-dark(red, red)) {
    :host {
      --_accent: var(--suite-accent, light-dark(#12626a, #7fd0d6));
      --_accent-text: var(--suite-accent-text, light-dark(#fff, #06282b));
    }
  }

  @media (forced-colors: active) {
    :host {
      --_accent: Highlight;
      --_accent-text: HighlightText;
    }
  }
`;
