import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import type { FormHost } from '../form/rs-form.session.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/**
 * Starts a tag anew when a visitor next turns to its form, after a file did not load. Until the form has started, the browser
 * sends it as without the suite.
 */
export function restartOnTouch(shell: FormHost, form: HTMLFormElement): void {
  const life = new AbortController();
  const restart = () => {
    life.abort();
    if (!shell.isConnected || shell.hasCore) return;
    shell.restartCore();
    letBrowserSend(shell);
  };
  listenToForm(form, 'focusin', restart, { signal: life.signal });
}

/**
 * Lets the browser send a form that is pressed before its file is there: nothing is checked without the file, so nothing has to
 * wait for it.
 *
 * @returns A function that ends this.
 */
export function letPressesThrough(shell: FormHost, form: HTMLFormElement): () => void {
  const life = new AbortController();
  const pressed = ({ target }: Event) => {
    if (target === form) letBrowserSend(shell);
  };
  // In front of the tag's own listener, which keeps presses until the form has started.
  documentOf(shell).addEventListener('submit', pressed, { capture: true, signal: life.signal });
  return () => life.abort();
}

function letBrowserSend(shell: FormHost): void {
  shell.removeAttribute('data-pending');
}
