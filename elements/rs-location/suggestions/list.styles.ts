import { css } from '@lit/reactive-element/css-tag.js';

/**
 * The list stands in the page, so it wears the system's colours, and what the page says of its class wins. Its rules are
 * as strong as those of a bare tag, and come later: what a page resets for every `ul` is not meant for this one.
 */
export const listStyles = css`
  ul:where(.rsform-map-geolocation[role='listbox']) {
    box-sizing: border-box;
    max-block-size: 16rem;
    margin: 0.25rem 0 0;
    padding: 0;
    overflow: auto;
    list-style: none;
    color: CanvasText;
    background: Canvas;
    border: 1px solid GrayText;
    border-radius: 0.25rem;
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
    color: Canvas;
    background: CanvasText;
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    :where(ul.rsform-map-geolocation[role='listbox']) > li:where([aria-selected='true']) {
      color: HighlightText;
      background: Highlight;
    }
  }
`;
