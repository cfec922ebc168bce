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
    color: var(--suite-text, #fff);
  }

  ::backdrop {
    background: none;
  }

  [part='overlay'] {
    position: fixed;
    inset: 0;
    background: #000;
  }

  [part='body'] {
    position: relative;
    display: grid;
    grid-template: 'tools' 3.25rem 'content' minmax(9rem, 1fr) '.' clamp(8.25rem, 20dvh + 2.25rem, 10rem) /
        100%;
    height: 100%;
  }

  @media (min-width: 56rem) {
    [part='body'] {
      grid-template-rows: 3.25rem minmax(9rem, 1fr) 9rem;
    }
  }

  /* A low window shows the item and its title; the rest is reached by scrolling. */
  @media (max-height: 30rem) {
    [part='body'] {
      grid-template-rows: 3.25rem max(9rem, 100vh - 7.75rem);
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
    border-radius: var(--suite-radius-round, var(--suite-radius, 50rem));
    background: var(--suite-surface, #000000bf);
    color: inherit;
    font-size: 1.75rem;
  }
`;
