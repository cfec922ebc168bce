import { css } from '@lit/reactive-element/css-tag.js';

/**
 * What a menu needs of the page's own list. In a layer, so that any rule of the page or its theme goes first; only
 * what is closed stays closed whatever they say. (No comments inside the sheets: they would be shipped.)
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
  }
`;
