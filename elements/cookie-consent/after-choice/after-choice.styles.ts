import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the tab and the notice. */
export const afterChoiceStyles = css`
  [part~='revoke-tab'],
  [part~='reload-message'] {
    position: fixed;
    box-sizing: border-box;
    border: 1px solid var(--suite-border, #77898b);
    border-radius: var(--suite-radius, 0.5rem);
    background: var(--suite-surface, #fff);
    color: var(--suite-text, #1c2829);
    box-shadow: var(--suite-shadow, 0 0.5rem 1.5rem rgb(10 20 22 / 18%));
    font-family: var(--suite-font, inherit);
    line-height: var(--suite-line-height, 1.5);
  }

  @supports (color: light-dark(red, red)) {
    [part~='revoke-tab'],
    [part~='reload-message'] {
      background: var(--suite-surface, light-dark(#fff, #182122));
      color: var(--suite-text, light-dark(#1c2829, #e9efef));
    }
  }

  [part~='revoke-tab'] {
    inset-block-start: 0;
    /* Outside of the window until its position is known. A translation shifts no layout. */
    translate: 0 var(--_y, -10rem);
    z-index: var(--suite-layer-raised, 10);
    min-inline-size: var(--suite-target, 2.75rem);
    min-block-size: var(--suite-target, 2.75rem);
    padding: 0.25rem 0.75rem;
    font-size: 0.875rem;
    cursor: pointer;

    &[class^='top'] {
      border-block-start: 0;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }

    &[class^='bottom'] {
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }

    &[class$='start'] {
      inset-inline-start: 0;
      border-inline-start: 0;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }

    &[class$='end'] {
      inset-inline-end: 0;
      border-inline-end: 0;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
  }

  [part~='reload-message'] {
    inset: 30vh 0 auto;
    z-index: var(--suite-layer-banner, 1100);
    inline-size: fit-content;
    max-inline-size: calc(100vw - 2rem);
    margin: 0 auto;
    padding: 1rem 1.5rem;
  }

  @media print {
    [part] {
      display: none !important;
    }
  }
`;
