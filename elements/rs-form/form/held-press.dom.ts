import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { FormSession } from './rs-form.session.js';

/** Returns those of the server's buttons that wait for a part of ours: they have no handler of the page's own. */
export function waitingButtons(buttons: readonly HTMLElement[]): readonly HTMLElement[] {
  return buttons.filter((button) => !button.hasAttribute('onclick'));
}

/**
 * Takes a press that came before what answers these buttons. Returns its repetition, for when that listens: once, and not
 * for a visitor who is elsewhere by then.
 */
export function heldPress({ takePress }: FormSession, buttons: readonly HTMLElement[]): () => void {
  let pressed = buttons.find(takePress);
  return () => {
    const button = pressed;
    pressed = undefined;
    if (!button) return;
    const { activeElement, body } = documentOf(button);
    if (activeElement === body || button.contains(activeElement)) button.click();
  };
}
