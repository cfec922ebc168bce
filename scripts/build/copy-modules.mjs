/** Chunks that need no other chunk, or one less: what they share with others is copied into them. */
import { readFile } from 'node:fs/promises';
import { loaderEntry } from './loader-entry.mjs';

/** Marks that a copy hands on to what it imports; that of one module alone ends there. */
const handedOn = /\?(?:loader|lost|wait)$/;
const mark = /\?(?:loader|lost|wait|own)$/;
const original = (id) => id.replace(mark, '');

/** What says that a part of a form is lost, and lets the form be sent without it. */
const isWait = (id) => /[\\/]submit[\\/]wait\.ts$/.test(id);

/** Module that holds a form back: uploads start with it. Others load it on need, and few of their visits do. */
const isOwn = (source, importer) =>
  source.endsWith('/keep-validity.js') && /[\\/]upload-field\.ts$/.test(importer);

/** Returns the mark of the copies that a module imports at its top; undefined where it imports the modules themselves. */
function markOf(importer) {
  if (importer === loaderEntry) return '?loader';
  return isWait(importer) ? '?wait' : handedOn.exec(importer)?.[0];
}

/**
 * A Rollup plugin. Copies what the loader imports at its top, because a chunk with it would be one more request before
 * the first tag; what the loader and a form load when a chunk is lost, because it may be one that all of them need; and
 * the few lines that one tag starts with, which others load on need.
 */
export const copyModules = {
  name: 'copy-modules',
  async resolveId(source, importer, options) {
    const ending = importer && (isOwn(source, importer) ? '?own' : markOf(importer));
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
