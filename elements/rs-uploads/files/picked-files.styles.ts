import { css } from '@lit/reactive-element/css-tag.js';

/** The list of the picked files, and the dialog of a picture. In a grid each new file would lay out all rows again. */
export const pickedFilesStyles = css`
  [part~='files'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [part~='file'] + [part~='file'] {
    margin-block-start: var(--_space-small);
  }

  [part~='file'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-small);
    align-items: center;
    padding: 0.25rem;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
  }

  [part~='refused'] {
    background: var(--_danger-muted);
    border-color: var(--_danger);
    border-inline-start-width: 4px;
  }

  /* Large letters on a narrow screen: the words have a line of their own. */
  .facts {
    display: flex;
    flex: 1 1 7rem;
    flex-flow: row wrap;
    min-inline-size: 0;
    gap: 0 var(--_space-small);
    align-items: baseline;
  }

  [part~='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [part~='size'],
  [part~='note'] {
    color: var(--_text-muted);
    white-space: nowrap;
  }

  button[part~='keep'] {
    min-block-size: 1.5rem;
    padding: 0;
    color: inherit;
    font-size: inherit;
    text-decoration: underline;
    background: none;
    border-color: transparent;
  }

  @media (prefers-reduced-motion: no-preference) {
    .shrinking [part~='preview'] {
      animation: pulse 1.2s ease-in-out infinite alternate;
    }
  }

  @keyframes pulse {
    to {
      opacity: 0.4;
    }
  }

  [part~='refused'] [part~='size'] {
    color: inherit;
  }

  [part~='problem'] {
    flex-basis: 100%;
    overflow-wrap: anywhere;
    color: var(--_danger);
    font-weight: 600;
  }

  [part~='preview'] {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: min(3.5rem, 18vw);
    aspect-ratio: 1;
    padding: 0;
    overflow: hidden;
    color: var(--_text-muted);
    background: var(--_surface-muted);
    border-radius: var(--_radius-small);
  }

  [part~='preview'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  button[part~='remove'] {
    display: grid;
    place-items: center;
    margin-inline-start: auto;
    padding: 0;
    color: inherit;
    background: none;
    border-color: transparent;
  }

  button[part~='remove']:hover {
    background: var(--_accent-muted);
  }

  dialog {
    box-sizing: border-box;
    max-inline-size: min(60rem, calc(100vw - 2rem));
    max-block-size: calc(100vh - 2rem);
    padding: var(--_space);
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(16px, var(--_font-size));
    line-height: var(--_line-height);
    background: var(--_surface);
    border: 0;
    border-radius: var(--_radius);
    box-shadow: var(--_shadow);
  }

  dialog::backdrop {
    background: var(--_overlay);
  }

  figure {
    display: grid;
    gap: var(--_space-small);
    margin: 0;
  }

  [part~='preview-image'] {
    max-inline-size: 100%;
    max-block-size: calc(100vh - 14rem);
    margin-inline: auto;
    object-fit: contain;
  }

  [part~='preview-caption'] {
    overflow-wrap: anywhere;
  }

  [part~='close'] {
    display: block;
    margin-block-end: var(--_space-small);
    margin-inline-start: auto;
    padding: 0;
    color: var(--_text);
    font-size: 1.5rem;
    line-height: 1;
  }

  @media (forced-colors: active) {
    dialog {
      border: 2px solid CanvasText;
    }
  }
`;
