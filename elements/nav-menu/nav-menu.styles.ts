import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of the page's own list. They are in a cascade layer, so that all rules of the page and its theme win; only
 * closed submenus stay closed. (Comments inside the template would be shipped.)
 */
export const navMenuStyles = css`
  @layer nav-menu {
    [data-nav-menu] {
      list-style: none;
      margin: 0;
      padding: 0;
    }

    [data-nav-menu='desktop'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--nav-menu-gap, 0.25rem 1.5rem);
    }

    [data-nav-menu] a {
      display: inline-block;
      padding-block: 0.25rem;
    }

    [data-submenu='closed'],
    [data-nav-menu] .g-menu-parent-indicator {
      display: none !important;
    }

    .nav-menu-toggle {
      min-inline-size: 1.5rem;
      min-block-size: 1.5rem;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
    }

    li:has(> [data-submenu]) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }

    li:has(> [data-submenu]):not(.g-fullwidth) {
      position: relative;
    }

    [data-submenu] {
      flex-basis: 100%;
      list-style: none;
      margin: 0;
      padding-block: 0;
      padding-inline: 1rem 0;
    }

    [data-nav-menu='desktop'] [data-submenu] {
      position: absolute;
      z-index: var(--nav-menu-layer, 10);
      inset-block-start: 100%;
      inset-inline-start: 0;
      inline-size: max-content;
      min-inline-size: 100%;
      max-inline-size: min(20rem, 100vw);
      box-sizing: border-box;
      padding: 0.5rem 1rem;
      background: var(--nav-menu-surface, Canvas);
      border: 1px solid;
    }

    [data-nav-menu='desktop'] [data-submenu] [data-submenu] {
      inset-block-start: 0;
      inset-inline-start: calc(100% + 1rem);
      min-inline-size: 0;
    }

    [data-nav-menu='desktop'] [data-submenu][data-flip] {
      inset-inline: auto 0 !important;
    }

    [data-nav-menu='desktop'] [data-submenu] [data-submenu][data-flip] {
      inset-inline: auto calc(100% + 1rem) !important;
    }

    [data-nav-menu='desktop'] [data-scrolls] {
      box-sizing: border-box !important;
      max-block-size: var(--_room) !important;
      overflow: auto !important;
      overscroll-behavior: contain;
    }

    [data-nav-menu='desktop'] [data-scrolls] [data-submenu] {
      position: static !important;
      inline-size: auto !important;
      max-inline-size: none !important;
      border: 0;
    }

    [data-nav-menu='desktop'] .g-go-back {
      display: none;
    }

    [data-nav-menu='mobile'] li > :is(a, span) {
      display: block;
      flex: 1;
      padding-block: 0.625rem;
    }

    [data-nav-menu='mobile'] .nav-menu-toggle {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }

    .nav-menu-indicator {
      display: inline-block;
      inline-size: 0.5em;
      block-size: 0.5em;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }

    [aria-expanded='true'] > .nav-menu-indicator {
      rotate: 225deg;
    }
  }
`;
