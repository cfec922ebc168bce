import type { CallbackName } from './rs-form.hooks.js';
import type { FormHost } from './rs-form.session.js';

/**
 * Calls what page scripts wait for at this moment, with the page (0-based) that it is about, or null for the whole
 * form. What one throws is reported and stops no other.
 */
export function runCallbacks(
  shell: Pick<FormHost, 'hooks' | 'report'>,
  name: CallbackName,
  page: number | null,
): void {
  for (const callback of shell.hooks.callbacks) {
    if (callback.name !== name) continue;
    try {
      callback.run(page);
    } catch (error) {
      shell.report(error);
    }
  }
}
