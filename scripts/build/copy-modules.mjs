/** Copies shared modules into chunks that must work without another chunk, or with one fewer. */
import { readFile } from 'node:fs/promises';
import { loaderEntry } from './loader-entry.mjs';

/** Matches marks that a copy passes on to its imports; other marks end there. */
const handedOn = /\?(?:loader|lost|messages)$/;
const mark = /\?(?:loader|lost|messages|own=[\w-]+)$/;
const original = (id) => id.replace(mark, '');

/** Returns true for the module that reports a lost part of a form and lets the form be sent without it. */
const isLoadingMessages = (id) => /[\\/]loading[\\/]show-loading\.ts$/.test(id);

/** Modules that some tags start with and others load on demand, which few visits need: `[module, importers]`. */
const started = [
  ['/keep-validity.js', /[\\/]upload-field\.ts$/],
  ['/scroller.js', /[\\/](?:back-to-top|sticky-header)[\\/]/],
  ['/breakpoint.model.js', /[\\/]offcanvas-panel[\\/]/],
  ['/prefers-reduced-motion.js', /[\\/]elements[\\/]/],
  ['/unclobbered-form.js', /[\\/](?:tab-set|rs-form|rsform-compat)[\\/]/],
  ['/label-text.js', /[\\/](?:rs-range|rs-form|rsform-compat)[\\/]/],
  ['/played.model.js', /[\\/]elements[\\/]/],
  // The viewer opens with few requests.
  ['/consent-placeholder.js', /[\\/]media-box[\\/]/],
  ['/language-of.js', /[\\/]load-texts\.ts/],
  ['/direction-of.js', /[\\/]load-texts\.ts/],
  // Lists of words, which few visits need.
  ['/by-intl.model.js', /[\\/]elements[\\/]/],
  ['/consent-layer.js', /[\\/]rsform-compat[\\/]/],
  // One text: a page after a choice loads no others.
  ['/es-reload.js', /[\\/]after-choice\.ts/],
  // The largest chunk needs nothing of its tag, so all builds have the same.
  ['/es-map.js', /[\\/]rs-location[\\/]map[\\/]map\.ts/],
  // Texts that several elements have: each has them in its own file of a language.
  ...['uploads', 'consent'].map((folder) => [
    new RegExp(`/${folder}/texts/[\\w-]+\\.js$`),
    /[\\/]elements[\\/]/,
  ]),
  // Spanish and English names of months and weekdays are in the chunk that reads dates.
  [/\/dates\/texts\/(?!e[ns]\.)[\w-]+\.js$/, /[\\/]elements[\\/]/],
];

/** Returns true if a module's path ends with a text, or matches a pattern. */
const matches = (source, module) =>
  typeof module === 'string' ? source.endsWith(module) : module.test(source);

/** Returns the mark of a tag's own copy of such a module; undefined for every other import. */
function ownMark(source, importer) {
  const isOwn = started.some(([module, importers]) => matches(source, module) && importers.test(importer));
  if (!isOwn) return undefined;
  const [, owner] = /(?:elements[\\/]|i18n[\\/])([\w-]+)/.exec(importer);
  // The drop-in runs beside a form and shares its copies.
  return `?own=${owner.replace('rsform-compat', 'rs-form')}`;
}

/** Returns the mark of the copies that a module imports statically; undefined if it imports the modules themselves. */
function markOf(importer) {
  if (importer === loaderEntry) return '?loader';
  return isLoadingMessages(importer) ? '?messages' : handedOn.exec(importer)?.[0];
}

/**
 * Rollup plugin. Copies the static imports of the loader, to save a request before the first tag; modules that loader
 * and form need when a chunk is lost, which may be a shared one; and a few lines with which one tag starts and which
 * others load on demand.
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
    // The loader's modules import the reports and fallbacks of lost chunks; its entry imports the tags.
    return found && importer.endsWith('?loader') ? { ...found, id: `${found.id}?lost` } : found;
  },
  load: (id) => (mark.test(id) ? readFile(original(id), 'utf8') : null),
};
