import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the chrome that the view renders. Themes restyle it by its parts. */
export const viewerStyles = css`
  :host {
    --_ground: var(--suite-surface, #1c1c1e);
    --_radius: var(--suite-radius, 0.5rem);
    --_radius-small: var(--suite-radius-small, 0.375rem);
    --_radius-round: var(--suite-radius-round, var(--suite-radius, 50rem));
    --_focus-width: var(--suite-focus-width, 3px);
    /* Height of the navigation row. Together with the tools it takes at most a fifth of the window. */
    --_strip-size: clamp(2.75rem, 20dvh - 3.25rem, 4.5rem);
  }

  media-box-view,
  .chrome {
    display: contents;
  }

  [part='body'] {
    grid-template:
      'counter tools' 3.25rem
      'content content' minmax(9rem, 1fr)
      'info info' 5.5rem
      'thumbs thumbs' var(--_strip-size) / minmax(0, 1fr) auto;
    box-sizing: border-box;
    min-inline-size: 260px;
    font-family: var(--suite-font, inherit);
    font-size: var(--suite-font-size, 1rem);
    line-height: var(--suite-line-height, 1.5);
    animation: media-box-come var(--_transition, 300ms) ease-out;
  }

  @media (min-width: 56rem) {
    [part='body'] {
      grid-template:
        'counter pages tools' 3.25rem
        'content content content' minmax(9rem, 1fr)
        'info info info' 4.5rem
        'thumbs thumbs thumbs' 4.5rem
        / minmax(0, 1fr) auto minmax(0, 1fr);
    }
  }

  @media (max-height: 30rem) {
    [part='body'] {
      grid-template-rows: 3.25rem max(9rem, 100vh - 7.75rem) 4.5rem 4.5rem;
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
    background: var(--_ground);
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

  :is(button, [part='download']) > svg {
    display: block;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [part='tools'] > [part],
  button:is([part='previous'], [part='next']) {
    background: var(--_ground);
  }

  /* A touch leaves a hover state. The current button has a style of its own. */
  @media (hover: hover) {
    :is(button, [part='download']):hover:not([aria-disabled='true'], [part~='current'], [part~='thumbnail']) {
      border-color: currentcolor;
    }
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
    grid-area: info;
    place-self: center;
    box-sizing: border-box;
    max-inline-size: min(100%, 60rem);
    max-block-size: calc(100% - 0.5rem);
    padding: 0.25rem 1rem;
    border-radius: var(--_radius);
    overflow: auto;
    overflow-wrap: anywhere;
    background: var(--_ground);
    text-align: center;
  }

  [part='info'] p {
    margin: 0;
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

    [part~='current'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }

    button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
