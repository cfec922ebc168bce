import type { MediaBoxHost } from '../media-box.host.js';
import { usualLoadDelayMs } from '../settings/viewer-settings.model.js';

/**
 * Returns how long a loaded item is held back, as the original does, where the author sets `load-delay-ms`; null where
 * it is shown at once.
 */
export function holdMs(host: MediaBoxHost): number | null {
  const { loadDelayMs } = host;
  return host.hasAttribute('load-delay-ms') || loadDelayMs !== usualLoadDelayMs ? loadDelayMs : null;
}

/** Runs a task when an item that has come has been held back; an item on show by then is another's. */
export function afterHold(host: MediaBoxHost, task: () => void): void {
  const ms = holdMs(host);
  if (ms === null) task();
  else setTimeout(task, ms);
}
