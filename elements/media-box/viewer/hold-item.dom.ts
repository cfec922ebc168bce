import type { MediaBoxHost } from '../media-box.host.js';
import { usualLoadDelayMs } from '../settings/viewer-settings.model.js';

/**
 * Returns how long a loaded item is held back, in milliseconds, if the author sets `load-delay-ms`; null if it is
 * shown at once.
 */
export function holdMs(host: MediaBoxHost): number | null {
  const { loadDelayMs } = host;
  return host.hasAttribute('load-delay-ms') || loadDelayMs !== usualLoadDelayMs ? loadDelayMs : null;
}

/** Runs a task after the hold of a loaded item. Another item may be on show by then. */
export function afterHold(host: MediaBoxHost, task: () => void): void {
  const ms = holdMs(host);
  if (ms === null) task();
  else setTimeout(task, ms);
}
