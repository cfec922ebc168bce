/**
 * `npm run size`: what a page fetches, in gzip, against the budgets, and how many requests stand in a row until a tag
 * works. A tag's weight is all that it needs to work without a view, beyond the runtime: what only a later chunk
 * holds counts as well.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkNameOf, filesIn, partsOf, tagsOf } from './entries.mjs';
import { root } from './run.mjs';
import { dynamicImports, staticGraph, staticImports } from './static-graph.mjs';

const dist = join(root, 'dist');
const budgets = new Map([
  ['back-to-top', 3000],
  ['sticky-header', 3000],
  ['whatsapp-link', 3000],
  ['media-box', 3000],
  ['page-analytics', 4000],
  ['tab-set', 5000],
  ['lazy-images', 5000],
  ['cookie-consent', 5000],
  ['nav-menu', 6000],
  ['offcanvas-panel', 7000],
  ['rs-form', 9000],
  ['rs-calendar', 9500],
  ['rs-location', 12_000],
  ['rs-uploads', 11_500],
]);
/**
 * A form works when its conditions run; what it loads after that depends on what the form has. A viewer waits for a
 * visitor who points at one of its links, and many point at none.
 */
const loadsOnNeed = new Set(['rs-form', 'media-box']);
/**
 * What not every use of a tag fetches: an icon, a swipe, a link that floats or is ours, a search for the visitor's
 * position are attributes, off unless set, and so is whom events are given to. Forms and media are counted where a
 * visitor touches one, and a mistake is named where there is one. What follows an answer to the consent layer waits for
 * the answer.
 */
const forSomeUses = [
  'shared/dom/add-icon.ts',
  'shared/dom/load-icon.ts',
  'shared/element/decorate-link.ts',
  'elements/cookie-consent/answered/answered.ts',
  'elements/cookie-consent/settings/description.ts',
  'elements/offcanvas-panel/swipe.ts',
  'elements/page-analytics/forms/forms.ts',
  'elements/page-analytics/media/media.ts',
  'elements/page-analytics/mistakes.ts',
  'elements/page-analytics/sinks/sinks.ts',
  'elements/rs-calendar/pattern/compile-pattern.model.ts',
  'elements/rs-location/map/map.ts',
  'elements/rs-location/position/ask-position.dom.ts',
  'elements/rs-range/two-handles.dom.ts',
];
/** What the practice page names for the first round, beside the form. */
const topTags = ['sticky-header', 'nav-menu'];

const preloads = new Map(Object.entries(JSON.parse(readFileSync(join(dist, 'preload.json'), 'utf8'))));
const tags = tagsOf(root);
const scripts = filesIn(dist)
  .filter((file) => file.endsWith('.js'))
  .map((file) => relative(dist, file).replaceAll('\\', '/'));
const react = scripts.filter((file) => read(file).includes('react.transitional.element'));
const runtime = preloads.get(tags[0]).filter((file) => tags.every((tag) => preloads.get(tag).includes(file)));

const problems = [];
const sizes = [
  row('suite.js', weigh(staticGraph(dist, 'suite.js')), 1200),
  row('runtime', weigh(runtime), 4000),
  ...tags.map((tag) => row(`<${tag}>`, weigh(filesOf(tag)), budgets.get(tag))),
  ...pageRows(),
  ...chunkRows(),
  row('consent-stub.js', weigh(['consent-stub.js']), 1000),
  row('rsform-compat.js', weigh(['rsform-compat.js']), 8000),
  row('rsform-drop-in.js, beside <rs-form>', weigh(staticGraph(dist, 'rsform-drop-in.js')), 12_900),
];
const depths = tags.flatMap((tag) => [
  depth(`<${tag}> by suite.js`, 1 + roundsOf(preloads.get(tag)), 2),
  depth(`<${tag}> by ${tag}.js`, roundsOf([`${tag}.js`]), 1),
]);

function read(file) {
  return readFileSync(join(dist, file), 'utf8');
}

function weigh(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
}

/** All that a tag works with, view and runtime aside: its chunk, what that imports, and the parts that it loads. */
function filesOf(tag) {
  const first = preloads.get(tag).flatMap((file) => [...staticGraph(dist, file)]);
  const files = loadsOnNeed.has(tag) ? first : [...first, ...partsAfter(first)];
  return [...new Set(files)].filter((file) => !runtime.includes(file));
}

/** What files load later, and what that loads. Views come with React, and nothing waits for them. */
function partsAfter(files, known = new Set()) {
  for (const part of files.flatMap((file) => dynamicImports(dist, file))) {
    const graph = staticGraph(dist, part);
    if (known.has(part) || needsReact(graph) || isForSomeUses(part)) continue;
    for (const file of graph) known.add(file);
    partsAfter([...graph], known);
  }
  return known;
}

function isForSomeUses(part) {
  return forSomeUses.some((file) => nameOf(part) === chunkNameOf(root, join(root, file)));
}

function nameOf(chunk) {
  return /^chunks\/(.+)-[\w-]{6,7}\.js$/.exec(chunk)?.[1];
}

function needsReact(graph) {
  return react.some((file) => graph.has(file));
}

/** How many requests stand in a row: files that are asked for together, then what those import. */
function roundsOf(files, known = new Set(files)) {
  const next = files.flatMap((file) => staticImports(dist, file)).filter((file) => !known.has(file));
  return next.length === 0 ? 1 : 1 + roundsOf(next, new Set([...known, ...next]));
}

function pageRows() {
  const loader = staticGraph(dist, 'suite.js');
  const together = (some) => weigh(new Set([...loader, ...runtime, ...some.flatMap(filesOf)]));
  return [
    row('the contact page, rs-form.js alone', weigh(staticGraph(dist, 'rs-form.js')), 13_000),
    row('the practice page, until its conditions run', together(['rs-form', ...topTags]), 25_000),
    row('every tag of the suite together', together(tags)),
    row('a calendar on show, beyond its tag and React', weigh(calendarFiles()), 20_000),
  ];
}

/** What comes when a calendar is seen or touched. */
function calendarFiles() {
  const parts = filesOf('rs-calendar').flatMap((file) => dynamicImports(dist, file));
  const graphs = parts
    .filter((part) => nameOf(part) === 'rs-calendar.painted')
    .map((part) => staticGraph(dist, part));
  return graphs.flatMap((files) => [...files]).filter((file) => !react.includes(file));
}

/** Chunks come later, but React is never on the way to a check, an announcement or a submit. */
function chunkRows() {
  const unpainted = partsOf(root).filter((file) => !file.endsWith('.tsx'));
  const names = new Set(unpainted.map((file) => chunkNameOf(root, file)));
  const parts = scripts.filter((file) => names.has(nameOf(file)));
  for (const file of [...parts, ...tags.flatMap((tag) => [`${tag}.js`, ...preloads.get(tag)])]) {
    if (needsReact(staticGraph(dist, file))) problems.push(`${file} fetches React`);
  }
  return scripts
    .filter((file) => file.startsWith('chunks/'))
    .map((file) => row(file, weigh([file]), react.includes(file) ? undefined : 45_000));
}

function row(name, bytes, budget = Infinity) {
  if (bytes > budget) problems.push(`too much: ${name}: ${bytes} bytes, budget ${budget}`);
  return [name, kilobytes(bytes), kilobytes(budget)];
}

function depth(name, rounds, most) {
  if (rounds > most) problems.push(`too deep: ${name}: ${rounds} requests in a row, at most ${most}`);
  return [name, rounds, most];
}

function kilobytes(bytes) {
  return bytes === Infinity ? '–' : (bytes / 1000).toFixed(1);
}

function print(rows) {
  for (const [name, found, most] of rows) {
    console.log(`${name.padEnd(52)}${String(found).padStart(8)}${String(most).padStart(8)}`);
  }
}

print([['gzip, kB', 'size', 'budget'], ...sizes]);
print([['', '', ''], ['requests in a row', 'number', 'most'], ...depths]);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
