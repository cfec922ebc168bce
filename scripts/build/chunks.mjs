/** Plan of chunks: the only place that knows in which file of `dist/` a module lies. */
import { relative } from 'node:path';

/**
 * Rows: a chunk, the folder of its modules, and for a late folder the reason why a page starts without it. `$1` is the
 * first group of the folder. The first row that fits counts. Other modules of an element are in the chunk of their tag.
 */
const plan = [
  ['react', 'node_modules/(?:react|react-dom|scheduler|@r2wc|preact)/|commonjsHelpers'],
  ['react', 'shared/react/'],
  ['$1', 'node_modules/(leaflet|flatpickr|nouislider|dompurify|glightbox)/'],
  ['$1', 'translations/([a-z]{2})\\.json$'],
  ['en', 'elements/(?:[\\w-]+/texts/)?en\\.ts$'],
  ['diagnostics', 'shared/element/[\\w-]*(?:diagnostics|missing-input|report-load-failures)\\.ts$'],
  ['rs-form.diagnostics', 'elements/rs-form/diagnostics/', 'checks of an author'],
  ['rs-form.rendering', 'elements/rs-form/rendering/', 'a form from JSON'],
  ['rs-form.profiles', 'elements/rs-form/profiles/', 'a form of another system'],
  ['rs-form.bot-check', 'elements/rs-form/bot-check/', 'a form with a bot check'],
  ['rs-form.captcha', 'elements/rs-form/captcha/', 'a form with a picture to read'],
  ['rs-form.thank-you', 'elements/rs-form/thank-you/', 'the page after a form was sent'],
  [
    'media-box.viewer',
    'elements/media-box/(?:viewer|media|gestures|popups)/',
    'a viewer behind its first picture',
  ],
  ['rs-calendar.view', 'elements/rs-calendar/(?:days|times)/', 'a calendar that is painted'],
  ['rs-location.map', 'elements/rs-location/map/', 'a map after consent'],
  ['cookie-consent.settings', 'elements/cookie-consent/settings/', 'settings of consent, after a press'],
  ['$1.view', 'elements/([\\w-]+)/.*\\.tsx$', 'React'],
  ['$1', 'elements/([\\w-]+)/'],
].map(([chunk, folder]) => [chunk, new RegExp(folder)]);

/** Returns Rollup's `manualChunks` for the project in `root`. */
export function createChunks(root) {
  let names;
  return (id, { getModuleIds, getModuleInfo }) => {
    names ??= nameModules(root, [...getModuleIds()].map(getModuleInfo));
    return names.get(id);
  };
}

/** Returns the chunk of each module. */
function nameModules(root, modules) {
  const infos = new Map(modules.map((info) => [info.id, info]));
  const planned = new Map(
    modules.map(({ id }) => [id, plannedFor(relative(root, id).replaceAll('\\', '/'))]),
  );
  const users = new Map();
  for (const { id } of modules) {
    const chunk = planned.get(id);
    if (chunk === undefined) continue;
    for (const one of reachFrom(id, infos, chunk, planned))
      users.set(one, (users.get(one) ?? new Set()).add(chunk));
  }
  return new Map(modules.map(({ id }) => [id, chunkOf(planned.get(id), [...(users.get(id) ?? [])])]));
}

function plannedFor(path) {
  for (const [chunk, folder] of plan) {
    const [found, group] = folder.exec(path) ?? [];
    if (found !== undefined) return chunk.replace('$1', group);
  }
  return undefined;
}

const tagOf = (chunk) => chunk.split('.')[0];

function chunkOf(planned, users) {
  if (planned !== undefined) {
    const tag = tagOf(planned);
    return planned !== tag && users.includes(tag) ? tag : planned;
  }
  const tags = new Set(users.map(tagOf));
  if (tags.size > 1) return 'runtime';
  const [tag] = tags;
  return users.length > 1 || !tag ? tag : users[0];
}

/** Returns a module and what it imports statically. */
function reachFrom(entry, infos) {
  const reached = new Set([entry]);
  for (const id of reached) for (const next of infos.get(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
