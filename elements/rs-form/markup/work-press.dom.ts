import { documentOf } from '../../../shared/dom/unclobbered.js';

/** The mark of the server's button for a proof of work (RSForm! 3.3). */
export const workButtonMark = '[data-rsfp-hashcash]';

/** The buttons whose own part is there. */
export const startedButtons = new WeakSet<Element>();

/** Shows a progress behind the button; the one that is there already, where there is one. */
export function showProgress(button: HTMLElement): HTMLProgressElement {
  const known = progressOf(button);
  if (known) return known;
  const progress = documentOf(button).createElement('progress');
  progress.className = 'rs-form-work';
  progress.ariaLabel = button.textContent;
  button.after(progress);
  return progress;
}

/** Returns the progress behind a button that was pressed. */
export function progressOf({ nextElementSibling: next }: HTMLElement): HTMLProgressElement | null {
  return next instanceof HTMLProgressElement ? next : null;
}

/**
 * Keeps a press on the server's button for a proof of work until the bot check is there.
 *
 * @param prepare - Loads the bot check. Settles with false if it did not load.
 */
export function keepWorkPress(button: HTMLElement, prepare: (again: () => void) => Promise<boolean>): void {
  if (startedButtons.has(button)) return;
  const progress = showProgress(button);
  void prepare(() => keepWorkPress(button, prepare)).then((isThere) => isThere || progress.remove());
}
