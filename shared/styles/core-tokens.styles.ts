import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Design tokens of the small elements, by the rules of `tokens.styles.ts`, which holds the others. A small element
 * does not ship the colours of a form.
 */
export const coreTokenStyles = css`
  :host {
    --_surface: var(--suite-surface, #fff);
    --_text: var(--suite-text, #1c2829);
    --_focus: var(--suite-focus, #0b57b5);
    --_overlay: var(--suite-overlay, rgb(10 20 22 / 60%));
    --_shadow: var(--suite-shadow, 0 0.5rem 1.5rem rgb(10 20 22 / 18%));
    --_radius: var(--suite-radius, 0.5rem);
    --_target: var(--suite-target, 2.75rem);
    --_focus-width: var(--suite-focus-width, 3px);
    --_focus-offset: var(--suite-focus-offset, 2px);
  }

  @supports (color: light-dark(red, red)) {
    :host {
      --_surface: var(--suite-surface, light-dark(#fff, #182122));
      --_text: var(--suite-text, light-dark(#1c2829, #e9efef));
      --_focus: var(--suite-focus, light-dark(#0b57b5, #9cc8ff));
    }
  }

  @media (forced-colors: active) {
    :host {
      --_surface: Canvas;
      --_text: CanvasText;
      --_focus: Highlight;
    }
  }
`;
