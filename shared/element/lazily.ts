import { fileError } from './file-error.js';
import { lazyModule } from './lazy-module.js';
import { reportError } from './report.js';

/**
 * Loads a chunk and starts its code. A chunk that fails to load is reported, and the page works without it.
 *
 * @param host - The element that is named in the report.
 * @param what - Name of the feature in the report.
 * @param load - Imports the chunk.
 * @param start - Starts the loaded code and returns the function that stops it.
 * @returns A function that stops it, also before it has loaded.
 */
export function lazily<Module>(
  host: Element,
  what: string,
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
): () => void {
  const feature = lazyModule(load, {
    start,
    stop: (stopFeature) => stopFeature(),
    lost: (error) => reportError(fileError(host, what, error)),
  });
  void feature.load();
  return feature.stop;
}
