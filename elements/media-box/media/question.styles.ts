import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the placeholder of an item: for consent, or for a failure. */
export const questionStyles = css`
  [part='error'],
  [part='consent-placeholder'] {
    display: grid;
    gap: 0.5rem;
    justify-items: center;
    padding: 1.5rem;
    border-radius: var(--_radius);
    background: var(--_ground);
    color: var(--suite-text, #fff);
    text-align: center;
  }

  .question button {
    padding-inline: 1rem;
    border-color: currentcolor;
  }

  :is([part='error'], [part='consent-placeholder']) p {
    margin: 0;
  }

  .question {
    max-block-size: 100%;
    overflow: auto;
  }

  .question img {
    max-inline-size: 100%;
    max-block-size: 9rem;
    border-radius: var(--_radius-small);
    object-fit: contain;
  }

  .service {
    font-weight: 600;
  }

  @media (max-height: 30rem) {
    .question img {
      display: none;
    }
  }
`;
