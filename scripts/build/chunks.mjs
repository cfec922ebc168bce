/**
 * Plan of chunks. No other place knows in which file of `dist/` a module lies, and no module is written, split or placed
 * for it.
 */
import { relative } from 'node:path';

/**
 * Rows: the folder of modules and their chunk; `$1` is the first group of the folder. The first row that fits counts.
 * A chunk `<tag>.…` is late: a page loads it on need, or in idle time. The third column says for whom.
 */
const plan = [
  ['node_modules/(?:react|react-dom|scheduler|@r2wc|preact)/', 'react', 'whatever is painted'],
  ['shared/react/', 'react'],
  // Only React is CommonJS. In the runtime, the helper would make that of each build another file.
  ['\\0commonjsHelpers\\.js$', 'react'],
  ['node_modules/(leaflet|flatpickr|nouislider|dompurify|glightbox)/', '$1', 'the part that uses it'],
  ['translations/([a-z]{2})\\.json$', '$1', 'pages in this language'],
  ['elements/(?:[\\w-]+/texts/)?en\\.ts$', 'en', 'pages in English'],
  ['shared/diagnostics/', 'diagnostics', 'authors: pages with an error'],
  ['elements/rs-form/diagnostics/', 'rs-form.diagnostics', 'authors: forms that are used'],
  ['elements/rs-form/rendering/', 'rs-form.rendering', 'forms from JSON'],
  ['elements/rs-form/profiles/', 'rs-form.profiles', 'forms of other systems'],
  ['elements/rs-form/bot-check/', 'rs-form.bot-check', 'forms with a bot check'],
  ['elements/rs-form/captcha/', 'rs-form.captcha', 'forms with a picture to read'],
  ['elements/rs-form/thank-you/', 'rs-form.thank-you', 'the page after a form'],
  ['elements/media-box/(?:viewer|media|gestures)/', 'media-box.viewer', 'visitors who open a picture'],
  ['elements/rs-calendar/(?:days|times)/', 'rs-calendar.view', 'calendars that are on show'],
  ['elements/rs-location/map/', 'rs-location.map', 'visitors who allow the map'],
  ['elements/cookie-consent/settings/', 'cookie-consent.view', 'visitors who open the settings'],
  ['elements/([\\w-]+)/.*\\.tsx$', '$1.view', 'what React paints'],
  ['elements/([\\w-]+)/', '$1'],
].map(([folder, chunk]) => [new RegExp(`(?:^|/)${folder}`), chunk]);

/** Returns Rollup's `manualChunks` for the project in `root`. */
export function createChunks(root) {
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= placeModules(root, [...getModuleIds()].map(getModuleInfo));
    return chunks.get(id);
  };
}

/** Returns the chunk of each module: that of its folder, or of the tags that use it. */
function placeModules(root, modules) {
  const imports = new Map(modules.map(({ id, importedIds }) => [id, importedIds]));
  const planned = new Map(
    modules.map(({ id }) => [id, plannedFor(relative(root, id).replaceAll('\\', '/'))]),
  );
  const users = new Map(modules.map(({ id }) => [id, new Set()]));
  for (const [id, chunk] of planned)
    if (chunk) for (const used of reachFrom(id, imports)) users.get(used)?.add(chunk);
  return new Map([...planned].map(([id, chunk]) => [id, chunkOf(chunk, [...users.get(id)])]));
}

function plannedFor(path) {
  for (const [folder, chunk] of plan) {
    const [found, group] = folder.exec(path) ?? [];
    if (found !== undefined) return chunk.replace('$1', group);
  }
  return undefined;
}

const tagOf = (chunk) => chunk.split('.')[0];

/** Returns the chunk of a module. A module that its tag starts with is in that of the tag, whichever its folder. */
function chunkOf(planned, users) {
  if (planned) return users.includes(tagOf(planned)) ? tagOf(planned) : planned;
  const tags = [...new Set(users.map(tagOf))];
  if (tags.length > 1) return 'runtime';
  return users.length > 1 ? tags[0] : users[0];
}

/** Returns a module and what it imports statically, at any distance. */
function reachFrom(entry, imports) {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of imports.get(id) ?? []) reached.add(next);
  return reached;
}
