import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles before the calendar is painted. They reserve the space of a month and of a line of hint, so that nothing below
 * them moves. A tag that only names its input is inline, so that its button is beside the input.
 */
export const placeStyles = css`
  :host([for]:not([inline])) {
    display: inline;
  }

  :host([for]) .row {
    display: contents;
  }

  :host(:not([for], [inline])) .row {
    display: flex;
    align-items: end;
    gap: 0.5rem;
  }

  :host(:not([for], [inline])) ::slotted(*) {
    flex: 1;
    min-inline-size: 0;
  }

  :host([inline]) {
    display: flow-root;
    min-block-size: 27.125rem;
  }

  .box {
    margin-block-start: 0.5rem;
  }

  :host([theme='dark']) .box {
    color-scheme: dark;
  }

  slot[name='hint']::slotted(*) {
    margin: 0.25rem 0 0;
    font-size: 0.875em;
    /* A hint in another language is aligned like the texts of the page. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  slot[name='hint']::slotted([data-error]) {
    color: var(--_danger);
  }

  :host(:not([inline])) .box {
    position: fixed;
    inset: auto;
    z-index: var(--suite-layer-panel, 1000);
    box-sizing: border-box;
    inline-size: min(24rem, calc(100vw - 1rem));
    margin: 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: transparent;
    border: 0;
  }

  :host(:not([inline])) .box:has(.timed) {
    inline-size: min(34rem, calc(100vw - 1rem));
  }

  :host(:not([inline])) .box:not(.open) {
    display: none;
  }

  .box[inert] {
    opacity: 0.6;
  }

  [part='toggle'] {
    display: inline-grid;
    flex: none;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--suite-target, 2.75rem);
    block-size: var(--suite-target, 2.75rem);
    min-block-size: 1.5rem;
    margin: 0;
    padding: 0;
    vertical-align: middle;
    color: inherit;
    background: transparent;
    border: 1px solid var(--suite-border, currentColor);
    border-radius: var(--suite-radius-small, 0.25rem);
    cursor: pointer;
  }

  [part='toggle']:focus-visible {
    outline: var(--suite-focus-width, 3px) solid var(--suite-focus, currentColor);
    outline-offset: var(--suite-focus-offset, 2px);
  }

  [part='toggle']:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }

  [part='toggle'] svg {
    inline-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
`;
