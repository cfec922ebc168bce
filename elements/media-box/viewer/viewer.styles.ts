import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the chrome that the view renders. Themes restyle it by its parts. */
export const viewerStyles = css`
  :host {
    --_ground: var(--suite-surface, #1c1c1e);
    --_radius: var(--suite-radius, 0.5rem);
    --_radius-small: var(--suite-radius-small, 0.375rem);
    --_radius-round: var(--suite-radius-round, var(--suite-radius, 50rem));
    --_focus-width: var(--suite-focus-width, 3px);
  }

  media-box-view,
  .chrome {
    display: contents;
  }

  [part='body'] {
    grid-template:
      'counter tools' 3.25rem
      'content content' minmax(9rem, 1fr)
      'info info' auto
      'thumbs thumbs' var(--_strip-size) / minmax(0, 1fr) auto;
    box-sizing: border-box;
    min-inline-size: 260px;
    font-family: var(--suite-font, inherit);
    font-size: var(--suite-font-size, 1rem);
    line-height: var(--suite-line-height, 1.5);
  }

  /* An item that does not come from its thumbnail. */
  dialog:not(.from-link) [part='body'] {
    animation: media-box-come var(--_transition, 300ms) ease-out;
  }

  @media (min-width: 56rem) {
    [part='body'] {
      grid-template:
        'counter pages tools' 3.25rem
        'content content content' minmax(9rem, 1fr)
        'info info info' auto
        'thumbs thumbs thumbs' var(--_strip-size) / minmax(0, 1fr) auto minmax(0, 1fr);
    }
  }

  @media (max-height: 30rem) {
    [part='body'] {
      grid-template-rows: 3.25rem max(9rem, 100vh - 3.25rem) auto var(--_strip-size);
    }
  }

  [part='content'] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    overflow: hidden;
  }

  [part='content'] > img {
    max-inline-size: 100%;
    max-block-size: 100%;
  }

  .first {
    pointer-events: none;
  }

  [part='close'] {
    border: 1px solid transparent;
    font-family: inherit;
    cursor: pointer;
  }

  :focus-visible {
    outline: var(--_focus-width) solid var(--suite-focus, currentcolor);
    outline-offset: calc(-1 * var(--_focus-width));
  }

  /* A second ring in the colour of the text, for a page whose ring is made for another ground. */
  :is(button, [part='download']):focus-visible {
    box-shadow: inset 0 0 0 calc(var(--_focus-width) + 1px) currentcolor;
  }

  [part='overlay'] {
    animation: media-box-cover var(--_transition, 300ms) ease-out;
  }

  [part='counter'] {
    grid-area: counter;
    place-self: center start;
    margin-inline-start: 0.5rem;
    padding: 0.25rem 0.75rem;
    border-radius: var(--_radius-round);
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
    white-space: nowrap;
  }

  [part='tools'] {
    display: flex;
    grid-area: tools;
    place-self: center end;
    gap: 0.25rem;
    margin-inline-end: 3.25rem;
  }

  button:not([part='close']),
  [part='download'] {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--_radius-round);
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  svg {
    display: block;
    margin: auto;
    stroke-linejoin: round;
  }

  /* Invisible on the overlay: it sets the arrow off from a bright picture (WCAG 1.4.11). */
  button:is([part='previous'], [part='next']) {
    background-image: radial-gradient(
      closest-side,
      color-mix(in srgb, var(--_shade, #000) 60%, transparent) calc(100% - 1px),
      transparent
    );
    background-origin: border-box;
  }

  :is([part='previous'], [part='next']) > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }

  /* A touch leaves a hover state. The current button has a style of its own. */
  @media (hover: hover) {
    :is(button, [part='download']):hover:not([aria-disabled='true'], [part~='current'], [part~='thumbnail']) {
      border-color: color-mix(in srgb, currentcolor 40%, transparent);
      background-color: color-mix(in srgb, currentcolor 20%, transparent);
    }
  }

  :is(button, [part='download']):active:not([aria-disabled='true'], [part~='thumbnail']) {
    background-color: color-mix(in srgb, currentcolor 35%, transparent);
  }

  [part='previous'],
  [part='next'] {
    z-index: 1;
    grid-area: content;
    align-self: center;
    justify-self: start;
    margin-inline: 0.375rem;
  }

  [part='next'] {
    justify-self: end;
  }

  :is([part='previous'], [part='next']):dir(rtl) > svg {
    scale: -1 1;
  }

  button[aria-disabled='true'] {
    cursor: default;
  }

  button[aria-disabled='true'] > svg {
    opacity: 0.4;
  }

  [part='info'] {
    z-index: 1;
    grid-area: info;
    place-self: end center;
    box-sizing: border-box;
    inline-size: 100%;
    max-block-size: 30vh;
    padding: 0.75rem 1rem;
    overflow: auto;
    overflow-wrap: anywhere;
    text-align: center;
  }

  [part='info'] p {
    max-inline-size: 60rem;
    margin: 0 auto;
    unicode-bidi: plaintext;
  }

  [part='title'] {
    font-weight: 600;
  }

  /* Themes set the text colour only. */
  [part='info'] a,
  [part='error'] a,
  .question a {
    color: inherit;
  }

  @keyframes media-box-come {
    from {
      scale: 0.97;
    }
  }

  @keyframes media-box-cover {
    from {
      opacity: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    [part='body'],
    [part='overlay'] {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    [part='overlay'] {
      opacity: 1 !important;
    }

    [part='info'] {
      background: Canvas !important;
    }

    [part~='current'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
