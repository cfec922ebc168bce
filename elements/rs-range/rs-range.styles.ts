import { css } from '@lit/reactive-element/css-tag.js';
import { baseStyles } from '../../shared/styles/base.styles.js';

/** Style sheet of a slider, in the suite's tokens. */
export const rangeStyles = css`
  ${baseStyles}

  :host {
    margin-block: 0.25rem;
  }

  .track:empty {
    display: none;
  }

  [part~='value'] {
    margin: 0;
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(16px, var(--_font-size));
    line-height: var(--_line-height);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .track,
  input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: var(--_target);
  }

  input {
    display: block;
    margin: 0;
    accent-color: var(--_accent);
    cursor: pointer;
  }
`;
