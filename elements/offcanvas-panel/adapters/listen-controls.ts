import { controlAt, wishOf, type ControlWish } from './find-controls.js';

/** Called with what a control asks for. */
export type OnControl = (wish: ControlWish, control: Element | null) => void;

/** Hears presses of all controls of a panel. */
export function listenToControls(host: HTMLElement, onControl: OnControl): () => void {
  const page = host.ownerDocument;
  const listener = (event: MouseEvent) => {
    const control = event.defaultPrevented ? null : controlAt(event.target, host);
    const wish = control && wishOf(control);
    if (!wish || control.matches('[aria-disabled="true"]')) return;
    // A link to the content must not jump, and a command that the browser sends itself would come twice.
    event.preventDefault();
    onControl(wish, control);
  };
  page.addEventListener('click', listener);
  return () => page.removeEventListener('click', listener);
}
