import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Design tokens of all elements, beside those of `core-tokens.styles.ts`. A page sets `--suite-*` on `:root` or on a
 * tag. The suite's sheets read `--_*`, so that a default never wins over the page. Dark colours follow the page's
 * `color-scheme`, not the system's. In forced colors the visitor's colours win over the page's. `tokens.md` lists the
 * tokens; a test keeps both equal. (Comments inside the template would be shipped.)
 */
export const tokenStyles = css`
  :host {
    --_surface-muted: var(--suite-surface-muted, #f1f5f5);
    --_text-muted: var(--suite-text-muted, #506062);
    --_border: var(--suite-border, #77898b);
    --_accent-muted: var(--suite-accent-muted, #dcedee);
    --_danger: var(--suite-danger, #a8241c);
    --_danger-muted: var(--suite-danger-muted, #fcebe9);
    --_radius-small: var(--suite-radius-small, 0.25rem);
    --_space-large: var(--suite-space-large, 1.5rem);
    --_font-size: var(--suite-font-size, 1rem);
  }

  @supports (color: light-dark(red, red)) {
    :host {
      --_surface-muted: var(--suite-surface-muted, light-dark(#f1f5f5, #243031));
      --_text-muted: var(--suite-text-muted, light-dark(#506062, #a9b8ba));
      --_border: var(--suite-border, light-dark(#77898b, #7f9193));
      --_accent-muted: var(--suite-accent-muted, light-dark(#dcedee, #1d3f43));
      --_danger: var(--suite-danger, light-dark(#a8241c, #ffb0a8));
      --_danger-muted: var(--suite-danger-muted, light-dark(#fcebe9, #43211f));
    }
  }

  @media (forced-colors: active) {
    :host {
      --_surface-muted: Canvas;
      --_text-muted: CanvasText;
      --_border: ButtonBorder;
      --_accent-muted: Canvas;
      --_danger: CanvasText;
      --_danger-muted: Canvas;
    }
  }
`;
