/** Assignment of modules to shared chunks. Rollup places all others: one chunk for each dynamic import. */
import { relative, sep } from 'node:path';

const inShared = (pattern) => new RegExp(`[\\\\/]shared[\\\\/](?:${pattern})`);

/** Modules with a fixed chunk, whichever modules import them. */
const placed = [
  ['react', /[\\/]node_modules[\\/](react|react-dom|scheduler|@r2wc|preact)[\\/]|commonjsHelpers/],
  // Needed by every view.
  ['react', inShared('react/(use-store|define-view|preact-tag|own-text|ErrorBoundary)\\.tsx?$')],
  // Languages of texts: needed by all that writes texts, live regions too.
  ['runtime', inShared('i18n/(load-language|is-spanish|text-marks)\\.ts$')],
  // Blocks the form of a page for fields that load it on demand: uploads start with a copy of their own.
  ['validity', inShared('dom/keep-validity\\.ts$')],
  // Diagnostics: of a single tag, also used by the form, and of a whole page.
  ['diagnostics', inShared('element/(tag|nesting|consent)-diagnostics\\.ts$')],
  [
    'page-diagnostics',
    inShared('element/((page|toggle|id|input|link|running)-diagnostics|missing-input)\\.ts$'),
  ],
  ['icons', inShared('dom/(add-icon|load-icon)\\.ts$')],
  // Two small views and their shared modules.
  ['links.view', /[\\/](back-to-top\.view|whatsapp-link\.view|PartIcon|link\.styles)\.tsx?$/],
  ['links.view', /[\\/](back-to-top|whatsapp-link)[\\/]texts[\\/]es\.ts$/],
  // The texts of another language than Spanish: small, and merged with no other.
  ['load-texts', /[\\/]load-texts\.ts$|\?own=load-texts$/],
  // Names of months and weekdays that a language's texts are made with: beside the languages, which load before them.
  ['rs-calendar.languages', inShared('dates/names-in\\.model\\.ts$')],
  // An empty tag's first layer is one chunk. The settings load it too, for the texts and styles of both.
  [
    'cookie-consent.own-banner',
    /[\\/]cookie-consent[\\/](banner[\\/](own-banner|policy-links)|layer\.styles|texts[\\/]es-banner\.ts$)|[\\/]is-page-address\.ts$/,
  ],
  // Modules of both the viewer and its view.
  [
    'media-box.shared',
    /[\\/]media-box[\\/](media-box\.events|texts[\\/]es|items[\\/]media-tracks\.model|viewer[\\/]viewer-state\.model|media[\\/]item-size\.model)\.ts$|consent[\\/]texts[\\/]es\.ts\?own=media-box$/,
  ],
  // Every form that is touched needs both.
  ['rs-form.first-touch', /[\\/](first-touch[\\/]first-touch\.dom|csrf-token[\\/]token-renewal)\.ts$/],
  // Rollup would merge these with others; each may be lost alone.
  ['rs-form.small-message', /[\\/](thank-you[\\/]small-message|thanks-message\.dom)\.ts$/],
  ['rs-form.sliders', /[\\/]placed-tags[\\/]sliders\.ts$/],
  ['rs-form.locations', /[\\/]placed-tags[\\/]locations\.ts$/],
  ['rs-location.google', /[\\/]providers[\\/]google\.model\.ts$/],
  ['rs-location.geocoder', /[\\/]providers[\\/](ask-geocoder|load-provider|photon|answer)\.(dom|model)\.ts$/],
];

/** Chunks that some tags share. Modules of other tags are in the runtime. */
const sharedChunks = [
  // The visitor's choice and the terms that it must meet, and the gate with its placeholder.
  ['consent', inShared('consent/(consent-events|page-terms|parse-consent)')],
  ['gate', inShared('consent/')],
  // Layers over the page.
  ['layers', inShared('dom/(layer-stack|return-focus|scroll-lock)')],
  // Elements with a breakpoint.
  ['breakpoints', inShared('element/(breakpoint|start-or-stop)')],
  // Decorated and floating links.
  ['links', inShared('element/decorate-link|dom/floating-stack|styles/floating')],
  // Texts with values or plural forms, beyond what a label needs.
  ['texts', inShared('i18n/(create-texts|format-text)')],
  // Labels and buttons of elements with chrome.
  ['controls', inShared('i18n/|dom/part-button')],
  // Design tokens of all chrome, and those of input elements.
  ['tokens', inShared('styles/(core|accent)')],
  ['base', inShared('styles/(tokens|base)')],
  // Elements that read forms, whose members a control's name may shadow.
  ['forms', inShared('dom/(unclobbered-form|label-text)')],
  ['dates', inShared('dates/')],
  ['uploads', inShared('uploads/')],
  // Elements at an input.
  [
    'fields',
    inShared(
      'dom/(follow-input|describe-input|when-near(-or-used)?)|element/(bind-input|find-input|input-shell)',
    ),
  ],
];

/** Number of lazy chunks of a tag from which a module is in their shared chunk; 2 for the viewer, which opens whole. */
const sharedParts = 3;
const sharedPartsOf = { 'media-box': 2 };

/** Returns Rollup's `manualChunks` for the project in `root`. */
export function createChunks(root) {
  let names;
  return (id, graph) => {
    names ??= nameModules(root, graph);
    return names.get(id);
  };
}

/** Returns the name of the chunk of each module that is not left to Rollup. */
function nameModules(root, { getModuleIds, getModuleInfo }) {
  const modules = [...getModuleIds()].map(getModuleInfo);
  const tagsThatUse = usersOf(root, modules.filter(isDefinition), getModuleInfo);
  const partsThatUse = usersOf(root, modules.filter(isPart), getModuleInfo);
  const inDropIn = usersOf(root, modules.filter(isDropIn), getModuleInfo);
  const names = modules.map(({ id }) => {
    const [tags, lazyTags] = [tagsThatUse.get(id) ?? [], partsThatUse.get(id) ?? []];
    const name = nameOf(id, tags, lazyTags);
    const isOfForm = name === undefined && lazyTags.length > 0 && lazyTags.every((tag) => tag === 'rs-form');
    const isForDropIn = inDropIn.has(id) && (isOfForm || name === 'rs-form.shared');
    return [id, isForDropIn && !isDropIn({ id }) ? 'rs-form.for-drop-in' : name];
  });
  return new Map(names);
}

/** Returns the chunk of a module that some tags start with and others load on demand. */
function nameOf(id, tags, lazyTags) {
  const place = placed.find(([, pattern]) => pattern.test(id))?.[0] ?? languageChunkOf(id);
  if (place) return place;
  if (tags.length === 0) return sharedByParts(id, lazyTags);
  if (new Set([...tags, ...lazyTags]).size === 1) return tags[0];
  const shared = sharedChunks.find(([, pattern]) => pattern.test(id))?.[0];
  return shared ?? (tags.length > 1 ? 'runtime' : undefined);
}

/**
 * Returns the chunk of an element's texts in another language than Spanish, for the copies of shared texts too, or of the
 * list of its languages.
 */
function languageChunkOf(id) {
  const [, tag, language, copiedTo] =
    /(?:elements[\\/]([\w-]+)[\\/])?texts[\\/](?!es\b)([\w-]+)\.ts(?:\?own=([\w-]+))?$/.exec(id) ?? [];
  return (tag ?? copiedTo) && `${tag ?? copiedTo}.${language}`;
}

/** Returns the chunk of a module that several lazy chunks of one tag import; undefined for other modules. */
function sharedByParts(id, tags) {
  if (tags.length < 2 || new Set(tags).size > 1) return undefined;
  if (/[\\/]texts[\\/]es\b/.test(id)) return tags.length < sharedParts ? tags[0] : `${tags[0]}.texts`;
  return tags.length >= (sharedPartsOf[tags[0]] ?? sharedParts) || id.endsWith('.events.ts')
    ? `${tags[0]}.shared`
    : undefined;
}

const isDefinition = ({ id }) => /[\\/]define\.ts$/.test(id);

/** Returns true for a module that is loaded on demand and holds more than a view. */
function isPart({ id, dynamicImporters }) {
  const isView = id.endsWith('.tsx') && !id.endsWith('.painted.tsx');
  return dynamicImporters.length > 0 && !isDefinition({ id }) && !isView;
}

/** Returns true for the drop-in, which is loaded at once and must not pull in what the lazy chunks share. */
const isDropIn = ({ id }) => /[\\/]rsform-drop-in\.ts$/.test(id);

/** Returns a module and all that it imports, at any distance. */
function reachFrom(entry, getModuleInfo) {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/** Returns the tags of those `entries` that import each module, at any distance; an entry imports itself. */
function usersOf(root, entries, getModuleInfo) {
  const users = new Map();
  for (const { id: entry } of entries) {
    const [, tag] = relative(root, entry).split(sep);
    for (const id of reachFrom(entry, getModuleInfo)) users.set(id, [...(users.get(id) ?? []), tag]);
  }
  return users;
}
