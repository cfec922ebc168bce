import { css } from '@lit/reactive-element/css-tag.js';

/**
 * Styles of the dialog in the frame of the click; the viewer adds the rest. The rows of later content have their
 * height from the start, so that nothing shifts.
 */
export const mediaBoxStyles = css`
  :host {
    display: contents;
  }

  dialog {
    width: 100%;
    height: 100%;
    max-width: 100%;
    max-height: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--media-box-text, #fff);
    /* Height of the row below the item: none, the arrows of a narrow window, or the strip of thumbnails. */
    --_strip-size: 0px;
  }

  @media (max-width: 40rem) and (min-height: 30.01rem) {
    dialog {
      --_strip-size: 3.25rem;
    }
  }

  /* Together with the tools it takes at most a fifth of the window. */
  .strip {
    --_strip-size: clamp(2.75rem, 20dvh - 3.25rem, 4.5rem);
  }

  /* It waits in the page for the next opening, whatever a page declares for the part. */
  dialog:not([open]) {
    display: none !important;
  }

  ::backdrop {
    background: none;
  }

  /* The large words of a page would show through the overlay. */
  dialog:has([part='overlay']:not([hidden]))::backdrop {
    backdrop-filter: blur(1rem);
  }

  [part='overlay'] {
    position: fixed;
    inset: 0;
    background: #000;
    opacity: 0.95;
  }

  [part='body'] {
    position: relative;
    display: grid;
    grid-template: 'tools' 3.25rem 'content' minmax(9rem, 1fr) '.' var(--_strip-size) / 100%;
    height: 100%;
  }

  /* A low window shows the item; the strip is reached by scrolling. */
  @media (max-height: 30rem) {
    [part='body'] {
      grid-template-rows: 3.25rem max(9rem, 100vh - 3.25rem) var(--_strip-size);
    }
  }

  [part='content'] {
    grid-area: content;
  }

  /* The thumbnail, scaled to the size of the large picture. */
  .first {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  [part='close'] {
    grid-area: tools;
    place-self: center end;
    margin-inline-end: 0.25rem;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    padding: 0;
    border-radius: var(--suite-radius-round, var(--suite-radius, 50rem));
    background: none;
    color: inherit;
  }

  svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    vertical-align: middle;
  }
`;
