import { fileError } from './file-error.js';
import { lazyModule } from './lazy-module.js';
import { reportError } from './report.js';

/**
 * Starts something whose chunk loads later. A chunk that does not load is reported, and the page goes on without it.
 *
 * @param host - The element that is named in the report.
 * @param what - The part that is named in the report.
 * @param start - Loads the chunk, starts the part and returns the function that stops it.
 * @returns The function that stops the part, also before it has started.
 */
export function lazily(host: Element, what: string, start: () => Promise<() => void>): () => void {
  const stopPart = (stop: () => void): void => stop();
  const part = lazyModule(start, {
    start: (stop) => stop,
    stop: stopPart,
    late: stopPart,
    lost: (error) => reportError(fileError(host, what, error)),
  });
  void part.load();
  return part.stop;
}
