import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of the first layer. The server's markup in it keeps the styles of the page. They read the design tokens from
 * the page directly: `baseStyles` would make the first script larger.
 */
export const cookieConsentStyles = css`
  [part~='banner'] {
    position: fixed;
    z-index: var(--suite-layer-banner, 1100);
    box-sizing: border-box;
    border: 1px solid var(--suite-border, #77898b);
    background: var(--suite-surface, #fff);
    color: var(--suite-text, #1c2829);
    box-shadow: var(--suite-shadow, 0 0.5rem 1.5rem rgb(10 20 22 / 18%));
    inset: auto 0 0;
    max-block-size: max(45vh, min(65vh, 192px));
    padding: 1rem max(1rem, (100vw - var(--cookie-consent-width, 60rem)) / 2)
      max(1rem, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    overflow: auto;
  }

  @supports (color: light-dark(red, red)) {
    [part~='banner'] {
      background: var(--suite-surface, light-dark(#fff, #182122));
      color: var(--suite-text, light-dark(#1c2829, #e9efef));
    }
  }

  /* Banner of an empty tag, before its text has loaded. */
  [part~='banner']:has(> :only-child:empty) {
    visibility: hidden;
  }

  [part~='floating'] {
    inset: auto 0.5rem max(0.5rem, env(safe-area-inset-bottom));
    max-inline-size: 30rem;
    padding: 0.75rem;
    border-width: 1px;
    border-radius: var(--suite-radius, 0.5rem);
  }

  @media print {
    [part] {
      display: none !important;
    }
  }
`;
