import { css } from '@lit/reactive-element/css-tag.js';
import { baseStyles } from '../../shared/styles/base.styles.js';

/** Styles of everything around the map. The styles of the map come with it. */
export const locationStyles = css`
  ${baseStyles}

  :host {
    --_map-height: var(--rs-location-map-height, 20rem);
  }

  .chrome {
    display: grid;
    gap: var(--_space-small);
    margin-block: var(--_space-small);
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(16px, var(--_font-size));
    line-height: var(--_line-height);
  }

  .chrome:empty {
    display: none;
  }

  .place {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .place.mapped {
    min-block-size: var(--_map-height);
  }

  /* Space of the line of attribution. */
  .place.mapped.owned {
    min-block-size: calc(var(--_map-height) + 0.25rem + 0.875rem * var(--_line-height));
  }

  p {
    margin: 0;
  }

  button {
    box-sizing: border-box;
    min-inline-size: var(--_target);
    min-block-size: var(--_target);
    padding: 0.25rem 0.75rem;
    color: var(--_accent);
    background: var(--_surface);
    border: 1px solid currentcolor;
    border-radius: var(--_radius-small);
    font: inherit;
    cursor: pointer;
  }

  /* Space of the button, until the view paints it. */
  .locate {
    display: grid;
    justify-items: start;
    min-block-size: var(--_target);
  }

  button:is(:disabled, [aria-disabled='true']) {
    color: var(--_text-muted);
    cursor: default;
  }

  [part~='consent-placeholder'] {
    display: flex;
    box-sizing: border-box;
    flex-flow: row wrap;
    gap: 0 1.25rem;
    align-items: center;
    padding: 0 0.75rem;
    background: var(--_surface-muted);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-small);
    font-size: 0.9375rem;
  }

  [part~='consent-placeholder'] p {
    flex: 1 1 18rem;
    padding-block: 0.5rem 0.25rem;
  }

  [part~='consent-placeholder'] button {
    padding-inline: 0;
    background: none;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [part~='consent-placeholder'] button:hover {
    text-decoration-thickness: 2px;
  }
`;
