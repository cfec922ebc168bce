import { fileError } from './file-error.js';
import { lazyModule } from './lazy-module.js';
import { reportError } from './report.js';

/**
 * Starts a part whose chunk loads later. A chunk that does not load is reported, and the page goes on without it.
 *
 * @param host - The element that is named in the report.
 * @param what - The part that is named in the report.
 * @param load - Imports the chunk.
 * @param start - Starts the part and returns the function that stops it.
 * @returns The function that stops the part, also before it has started.
 */
export function lazily<Module>(
  host: Element,
  what: string,
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
): () => void {
  const part = lazyModule(load, {
    start,
    stop: (stopPart) => stopPart(),
    lost: (error) => reportError(fileError(host, what, error)),
  });
  void part.load();
  return part.stop;
}
