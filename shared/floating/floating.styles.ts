import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of elements in the bottom corner of the page: above `--suite-bottom-inset` and above their neighbours
 * (`floating-stack.ts`), below banners. A page moves one elsewhere with `position: static`. The tokens are read from
 * the page directly, because this sheet is in the first script; a test keeps their defaults equal to the table's.
 */
export const floatingStyles = css`
  :host([data-floating]) {
    position: fixed;
    inset-block-end: calc(
      max(var(--suite-space, 1rem), env(safe-area-inset-bottom)) + var(--_floating-below, 0px)
    );
    /* A banner that starts later than this element covers it until then: it moves without a new layout. */
    translate: 0 calc(-1 * var(--suite-bottom-inset, 0px));
    inset-inline-end: max(var(--suite-space, 1rem), env(safe-area-inset-right));
    max-inline-size: calc(100vw - 2 * var(--suite-space, 1rem));
    z-index: var(--suite-layer-raised, 10);
    /* Back only after a press has ended, which would otherwise end on the link. */
    transition: scale 0s 300ms;
  }

  /* Hidden from sight and presses, not from the keyboard. */
  :host([data-floating='away']:not(:focus-within)) {
    scale: 0;
    opacity: 0;
    transition: none;
  }

  :host([data-floating]) ::slotted(a) {
    display: inline-flex;
    align-items: center;
    gap: var(--suite-space-small, 0.5rem);
    box-sizing: border-box;
    min-block-size: var(--suite-target, 2.75rem);
    padding: 0.25rem var(--suite-space, 1rem);
    border: 1px solid var(--suite-border, #77898b);
    border-radius: var(--suite-radius, 0.5rem);
    background: var(--suite-surface, #fff);
    font-family: var(--suite-font, inherit);
    line-height: var(--suite-line-height, 1.5);
  }

  @supports (color: light-dark(red, red)) {
    :host([data-floating]) ::slotted(a) {
      border-color: var(--suite-border, light-dark(#77898b, #7f9193));
      background: var(--suite-surface, light-dark(#fff, #182122));
    }
  }

  @media (forced-colors: active) {
    :host([data-floating]) ::slotted(a) {
      border-color: ButtonBorder;
      background: Canvas;
    }
  }

  @media print {
    :host([data-floating]) {
      display: none;
    }
  }
`;
