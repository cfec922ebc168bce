/** Chunks that need no other chunk: what they share with others is copied into them. */
import { readFile } from 'node:fs/promises';
import { loaderEntry } from './loader-entry.mjs';

const mark = /\?(?:loader|lost|wait)$/;
const original = (id) => id.replace(mark, '');

/** What says that a part of a form is lost, and lets the form be sent without it. */
const isWait = (id) => /[\\/]submit[\\/]wait\.ts$/.test(id);

/** Returns the mark of the copies that a module imports at its top; undefined where it imports the modules themselves. */
function markOf(importer) {
  if (importer === loaderEntry) return '?loader';
  return isWait(importer) ? '?wait' : mark.exec(importer)?.[0];
}

/**
 * A Rollup plugin. Copies what the loader imports at its top, because a chunk with it would be one more request before
 * the first tag; and what the loader and a form load when a chunk is lost, because it may be one that all of them need.
 */
export const copyModules = {
  name: 'copy-modules',
  async resolveId(source, importer, options) {
    const ending = importer && markOf(importer);
    if (!ending) return null;
    const found = await this.resolve(source, original(importer), { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}${ending}` };
  },
  async resolveDynamicImport(source, importer) {
    if (typeof source !== 'string' || !markOf(importer)) return null;
    const found = await this.resolve(source, original(importer), { skipSelf: true });
    // The loader's own modules import what names a loss and makes up for it; its entry imports the tags.
    return found && importer.endsWith('?loader') ? { ...found, id: `${found.id}?lost` } : found;
  },
  load: (id) => (mark.test(id) ? readFile(original(id), 'utf8') : null),
};
