import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of the list in the page. It has the suite's colours, or else the system's. Any class of the page wins. The rules are as strong as a
 * type selector and come later, so that a reset for every `ul` does not apply.
 */
export const listStyles = css`
  ul:where(.rsform-map-geolocation[role='listbox']) {
    box-sizing: border-box;
    block-size: auto;
    max-block-size: min(16rem, var(--_list-room, 16rem));
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
    color: var(--suite-text, CanvasText);
    background: var(--suite-surface, Canvas);
    border: 1px solid var(--suite-border, GrayText);
    border-radius: var(--suite-radius-small, 0.25rem);
    box-shadow: var(--suite-shadow, 0 0.5rem 1.5rem rgb(10 20 22 / 18%));
  }

  :where(ul.rsform-map-geolocation[role='listbox']) > li {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0.6rem 0.75rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  :where(ul.rsform-map-geolocation[role='listbox']) > li:where(:hover) {
    text-decoration: underline;
  }

  :where(ul.rsform-map-geolocation[role='listbox']) > li:where([aria-selected='true']) {
    color: var(--suite-surface, Canvas);
    background: var(--suite-text, CanvasText);
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    :where(ul.rsform-map-geolocation[role='listbox']) > li:where([aria-selected='true']) {
      color: HighlightText;
      background: Highlight;
    }
  }
`;
