import type { CallbackName } from './rs-form.hooks.js';
import type { FormHost } from './rs-form.session.js';

/**
 * Runs the callbacks of page scripts for an event, with the page (0-based) or null for the whole
 * form. An error of one is reported, and the others run.
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
