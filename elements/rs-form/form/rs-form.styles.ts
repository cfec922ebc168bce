import { css } from '@lit/reactive-element/css-tag.js';

/** Styles of the chrome of `<rs-form>`: its messages around the server's form. The form keeps the page's styles. */
export const formStyles = css`
  .view,
  .notice,
  [part~='draft'],
  [part~='progress'],
  dialog {
    color: var(--_text);
    font-family: var(--_font);
    font-size: max(1rem, var(--_font-size));
    line-height: var(--_line-height);
  }

  p,
  h2 {
    margin: 0;
  }

  [part~='error-summary'] {
    margin-block-end: var(--_space-large);
    padding: var(--_space);
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
    background: var(--_surface);
  }

  .error-title {
    margin-block-end: 0.25rem;
    line-height: 1.3;
    color: var(--_danger);
    font-size: 1.25em;
    font-weight: 600;
  }

  [part~='error-summary'] ul {
    margin: var(--_space-small) 0 0;
    padding-inline-start: 1.25rem;
  }

  [part~='error-summary'] li {
    padding-block: 0.25rem;
  }

  [part~='error-link'] {
    color: var(--_danger);
    font-weight: 600;
    text-underline-offset: 0.2em;
  }

  .notice {
    margin-block-start: var(--_space);
    padding: var(--_space);
    border-inline-start: 4px solid var(--_accent);
    background: var(--_surface-muted);
  }

  .notice h2 {
    margin-block-end: 0.25rem;
    font-size: 1.25em;
    line-height: 1.3;
  }

  .notice.failure {
    border-color: var(--_danger);
    background: var(--_danger-muted);
  }

  button {
    min-block-size: var(--_target);
    padding: 0.5rem 1.25rem;
    border: 2px solid var(--_accent);
    border-radius: var(--_radius-small);
    background: var(--_accent);
    color: var(--_accent-text);
    font: inherit;
    cursor: pointer;
  }

  button:active {
    opacity: 0.8;
  }

  [part~='progress'] {
    margin-block-end: var(--_space);
    color: var(--_text-muted);
  }

  [part~='draft'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-small);
    margin-block-start: var(--_space);
    color: var(--_text-muted);
  }

  [part~='draft'] button {
    border-color: transparent;
    background: transparent;
    color: var(--_text);
    text-decoration: underline;
  }

  [aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }

  .notice button {
    margin-block-start: var(--_space-small);
    margin-inline-end: var(--_space-small);
  }

  [part~='session'] {
    position: sticky;
    z-index: var(--suite-layer-raised, 10);
    inset-block-end: 0;
    box-shadow: var(--_shadow);
  }

  [part~='send-anyway'],
  [part~='consent-allow-always'] {
    background: transparent;
    color: var(--_text);
  }

  slot[name='bot-check-alternative']::slotted(*) {
    margin-block-start: var(--_space-small);
  }

  dialog {
    max-inline-size: min(32rem, calc(100vw - 2rem));
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }

  dialog::backdrop {
    background: var(--_overlay, rgb(10 20 22 / 60%));
  }

  dialog:focus {
    outline: none;
  }

  .dialog-box {
    display: grid;
    gap: var(--_space);
    padding: var(--_space-large);
  }

  /* Beside the first line of the message. */
  [part~='close'] {
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline-end: 0.75rem;
    inline-size: var(--_target);
    padding: 0;
    border-color: transparent;
    background: transparent;
    color: var(--_text);
    font-size: 1.5rem;
    line-height: 1;
  }

  slot[name='thank-you'] {
    display: block;
    padding-inline-end: var(--_target);
  }

  [part~='dialog-continue'] {
    justify-self: start;
  }

  @media (forced-colors: active) {
    dialog,
    .notice {
      border: 2px solid CanvasText;
    }
  }
`;
