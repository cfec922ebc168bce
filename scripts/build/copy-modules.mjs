/** Chunks that need no other chunk, or one less: what they share with others is copied into them. */
import { readFile } from 'node:fs/promises';
import { loaderEntry } from './loader-entry.mjs';

/** Marks that a copy hands on to what it imports; that of one module alone ends there. */
const handedOn = /\?(?:loader|lost|messages)$/;
const mark = /\?(?:loader|lost|messages|own=[\w-]+)$/;
const original = (id) => id.replace(mark, '');

/** The messages about a lost part of a form, which also let the form be sent without it. */
const isLoadingMessages = (id) => /[\\/]loading[\\/]show-loading\.ts$/.test(id);

/** Modules that some tags start with, and others load on need, which few of their visits have: `[module, importers]`. */
const started = [
  ['/keep-validity.js', /[\\/]upload-field\.ts$/],
  ['/scroller.js', /[\\/](?:back-to-top|sticky-header)[\\/]/],
  ['/unclobbered-form.js', /[\\/]tab-set[\\/]/],
  ['/label-text.js', /[\\/]rs-range[\\/]/],
  ['/language-of.js', /[\\/]load-texts\.ts/],
  // Texts that several elements have: each has them in its own file of a language.
  ...['uploads', 'consent'].flatMap((folder) =>
    ['es', 'en'].map((language) => [`/${folder}/texts/${language}.js`, /[\\/]elements[\\/]/]),
  ),
];

/** Returns the mark of a tag's own copy of such a module; undefined for every other import. */
function ownMark(source, importer) {
  const isOwn = started.some(([module, importers]) => source.endsWith(module) && importers.test(importer));
  return isOwn ? `?own=${/(?:elements[\\/]|i18n[\\/])([\w-]+)/.exec(importer)[1]}` : undefined;
}

/** Returns the mark of the copies that a module imports at its top; undefined where it imports the modules themselves. */
function markOf(importer) {
  if (importer === loaderEntry) return '?loader';
  return isLoadingMessages(importer) ? '?messages' : handedOn.exec(importer)?.[0];
}

/**
 * A Rollup plugin. Copies what the loader imports at its top, because a chunk with it would be one more request before
 * the first tag; what the loader and a form load when a chunk is lost, because it may be one that all of them need; and
 * the few lines that one tag starts with, which others load on need.
 */
export const copyModules = {
  name: 'copy-modules',
  async resolveId(source, importer, options) {
    const ending = importer && (ownMark(source, importer) ?? markOf(importer));
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
