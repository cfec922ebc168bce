import { fileError } from './file-error.js';
import { reportError } from './report.js';

/**
 * Starts something whose chunk comes later. One that does not come is reported, and the page goes on without.
 * Returns the way to stop, which holds before it is there too.
 */
export function lazily(host: Element, what: string, start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;

  start().then(
    (stopIt) => {
      if (isWanted) stop = stopIt;
      else stopIt();
    },
    (error: unknown) => reportError(fileError(host, what, error)),
  );

  return () => {
    isWanted = false;
    stop?.();
  };
}
