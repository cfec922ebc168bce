import { css } from '@lit/reactive-element/css-tag.js';

/** Styles that the settings and the banner of an empty tag share. All buttons of a layer look alike. */
export const layerStyles = css`
  h2[part] {
    margin: 0;
    font-size: 1.25rem;
    line-height: 1.25;
    outline: none;
  }

  p[part] {
    margin-block: 0.5rem;
  }

  a[part] {
    display: inline-block;
    padding-block: 0.25rem;
    margin-inline-end: var(--_space);
    color: var(--_accent);
    scroll-margin-block-end: 4rem;
  }

  [part$='-buttons'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    gap: var(--_space-small);
    margin-block-start: var(--_space);
  }

  [part$='-buttons'] button {
    min-block-size: var(--_target);
    padding: 0.5rem 1rem;
    border: 1px solid var(--_accent);
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_accent-text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    [part$='-buttons'] button {
      border-color: ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
`;
