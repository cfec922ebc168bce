/**
 * Plan of chunks. No other place knows in which file of `dist/` a module lies, and no module is written, split or placed
 * for it.
 */
import { relative } from 'node:path';

/**
 * Rows: the folder of modules and their chunk; `$1` is the first group of the folder. The first row that fits counts.
 * The third column says for whom a late chunk is: a page loads it on need, or in idle time. A tag starts with the others.
 */
const plan = [
  ['node_modules/(?:react|react-dom|scheduler|@r2wc|preact)/', 'react', 'whatever is painted'],
  ['shared/react/', 'react', 'whatever is painted'],
  ['node_modules/(leaflet|flatpickr|nouislider|dompurify|glightbox)/', '$1', 'the part that uses it'],
  ['translations/([a-z]{2})\\.json$', '$1', 'pages in this language'],
  ['elements/(?:[\\w-]+/texts/)?en\\.ts$', 'en', 'pages in English'],
  ['shared/diagnostics/', 'diagnostics', 'authors: pages with an error'],
  ['elements/rs-form/diagnostics/', 'rs-form.diagnostics', 'authors: forms that are used'],
  ['elements/rs-form/rendering/', 'rs-form.rendering', 'forms from JSON'],
  ['elements/rs-form/profiles/', 'rs-form.profiles', 'forms of other systems'],
  ['elements/rs-form/bot-check/(?:work|altcha)/', 'rs-form.proof-of-work', 'forms with a proof of work'],
  ['elements/rs-form/bot-check/', 'rs-form.bot-check', 'forms with the check of a provider'],
  ['elements/rs-form/captcha/', 'rs-form.captcha', 'forms with a picture to read'],
  ['elements/rs-form/review/', 'rs-form.review', 'forms that show the answers before they are sent'],
  [
    'elements/rs-form/(?:prefill|masks|rows|session|agents|drafts/saving)/',
    'rs-form.prefill-masks-session',
    'forms that name one of them',
  ],
  ['elements/rs-form/thank-you/', 'rs-form.thank-you', 'the page after a form'],
  ['elements/media-box/(?:viewer|media|gestures)/', 'media-box.viewer', 'visitors who open a picture'],
  ['elements/rs-calendar/(?:days|times)/', 'rs-calendar.view', 'calendars that are on show'],
  ['elements/rs-uploads/shrink/', 'rs-uploads.view', 'fields that make pictures smaller'],
  ['elements/rs-location/map/.*\\.ts$', 'rs-location.map', 'visitors who allow the map'],
  ['elements/cookie-consent/settings/', 'cookie-consent.view', 'visitors who open the settings'],
  ['shared/(floating|overlay)/', '$1'],
  ['elements/(?:back-to-top|whatsapp-link)/.*\\.tsx$', 'floating.view', 'both links that float'],
  ['elements/([\\w-]+)/.*\\.tsx$', '$1.view', 'what React paints'],
  ['elements/([\\w-]+)/', '$1'],
  ['compat/', 'rsform-compat'],
].map(([folder, chunk, reason]) => ({
  folder: new RegExp(`(?:^|/)${folder}`),
  chunk,
  isLate: Boolean(reason),
}));

/** Returns Rollup's `manualChunks` for the project in `root`. */
export function createChunks(root) {
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= placeModules(root, [...getModuleIds()].map(getModuleInfo));
    return chunks.get(id);
  };
}

/** Returns the chunk of each module: that of its folder, or of the folders that use it. */
function placeModules(root, modules) {
  const imports = new Map(modules.map(({ id, importedIds }) => [id, importedIds]));
  const planned = new Map();
  const late = new Set();
  for (const { id } of modules) {
    const { chunk, isLate } = plannedFor(relative(root, id).replaceAll('\\', '/'));
    if (chunk) planned.set(id, chunk);
    if (isLate) late.add(chunk);
  }
  moveBehindUsers(planned, imports, late);
  const startedWith = usersOf(planned, imports, () => true);
  const chunks = new Map(
    [...planned].map(([id, chunk]) => [id, startedWith.get(id).has(tagOf(chunk)) ? tagOf(chunk) : chunk]),
  );
  const others = usersOf(chunks, imports, (id) => !planned.has(id));
  for (const { id } of modules)
    if (!planned.has(id)) chunks.set(id, chunkFor([...(others.get(id) ?? [])], late));
  return chunks;
}

/** Moves the modules of a tag that a single late chunk of it imports, such as the style sheets of its view, into that one. */
function moveBehindUsers(planned, imports, late) {
  const importers = new Map();
  for (const [id, used] of imports)
    for (const one of used) importers.set(one, [...(importers.get(one) ?? []), id]);
  const userOf = (id) => {
    const chunks = new Set((importers.get(id) ?? []).map((importer) => planned.get(importer)));
    const [only = ''] = chunks;
    const chunk = planned.get(id);
    return chunks.size === 1 && late.has(only) && only !== chunk && tagOf(only) === chunk ? only : null;
  };
  for (let moved = true; moved;) {
    const moves = [...planned.keys()].map((id) => [id, userOf(id)]).filter(([, chunk]) => chunk !== null);
    for (const [id, chunk] of moves) planned.set(id, chunk);
    moved = moves.length > 0;
  }
}

function plannedFor(path) {
  for (const { folder, chunk, isLate } of plan) {
    const [found, group] = folder.exec(path) ?? [];
    if (found !== undefined) return { chunk: chunk.replace('$1', group), isLate };
  }
  return {};
}

const tagOf = (chunk) => chunk.split('.')[0];

/** Returns the chunks that start with each module: those of `chunks` that import it, through modules that `passes`. */
function usersOf(chunks, imports, passes) {
  const users = new Map();
  for (const [id, chunk] of chunks)
    for (const used of reachFrom(id, imports, passes)) {
      if (!users.has(used)) users.set(used, new Set());
      users.get(used).add(chunk);
    }
  return users;
}

/** Returns the chunk of a module without a folder in the plan: `late` has what only late chunks of several tags use. */
function chunkFor(users, late) {
  const tags = [...new Set(users.map(tagOf))];
  if (tags.length > 1) return users.every((chunk) => late.has(chunk)) ? 'late' : 'runtime';
  return users.length > 1 ? tags[0] : users[0];
}

/** Returns a module and what it imports statically, at any distance, through modules that `passes`. */
function reachFrom(entry, imports, passes) {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of imports.get(id) ?? []) if (passes(next)) reached.add(next);
  return reached;
}
