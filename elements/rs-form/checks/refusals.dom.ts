import { listenToForm } from '../../../shared/dom/unclobbered-form.js';

/**
 * Tells when the browser itself finds a press on a submit button's form invalid: it then stops the press, and says
 * why in words of its own. Whoever takes the press answers true, and the browser says nothing.
 */
export function watchRefusals(form: HTMLFormElement, take: (submitter: HTMLElement) => boolean): () => void {
  const life = new AbortController();
  let pressed: HTMLElement | undefined;

  function remember({ target }: MouseEvent): void {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button, input');
    if (!button || !['submit', 'image'].includes(button.type) || button.form !== form) return;
    pressed = button;
    // The browser looks at the fields right after the click; a script that asks later is none of ours.
    setTimeout(() => (pressed = undefined));
  }

  function refused(event: Event): void {
    if (pressed && take(pressed)) event.preventDefault();
  }

  const options = { capture: true, signal: life.signal };
  document.addEventListener('click', remember, options);
  listenToForm(form, 'invalid', refused, options);
  return () => life.abort();
}
