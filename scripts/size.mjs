/**
 * `npm run size`: prints the gzip size of what a page fetches, against the budgets, and the number of sequential
 * requests until a tag works. The size of a tag covers all that it needs without a view, beyond the runtime: later
 * chunks count as well. Then the brotli size of whole uses, with React and in the compact build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as config from './size.config.mjs';
import { chunkNameOf, filesNamed, partsOf, tagsOf } from './entries.mjs';
import { root } from './run.mjs';
import { dynamicImports, staticGraph, staticImports } from './static-graph.mjs';

const { budgets, failsAt, forSomeUses, loadsOnNeed, tagBudgets, topTags, warnsAt } = config;
const dist = join(root, 'dist');
const read = (file) => readFileSync(join(dist, file), 'utf8');
const kilobytes = (bytes) => (bytes === Infinity ? '–' : (bytes / 1000).toFixed(1));
const gzipOf = once((file) => gzipSync(read(file), { level: 9 }).length);
const brotliOf = once((file) => brotliCompressSync(read(file)).length);
const sourcesOf = once((chunk) => JSON.parse(read(`${chunk}.map`)).sources);
const weigh = (files, bytesOf = gzipOf) => [...files].reduce((sum, file) => sum + bytesOf(file), 0);
const preloads = new Map(Object.entries(JSON.parse(readFileSync(join(dist, 'preload.json'), 'utf8'))));
const tags = tagsOf(root);
const scripts = filesNamed(dist, /\.js$/);
const react = scripts.filter((file) => read(file).includes('react.transitional.element'));
const needsReact = (graph) => react.some((file) => graph.has(file));
const runtime = preloads.get(tags[0]).filter((file) => tags.every((tag) => preloads.get(tag).includes(file)));

const problems = [];
const warnings = [];
const sizes = [
  row('suite.js', weigh(staticGraph(dist, 'suite.js')), budgets.loader),
  row('runtime', weigh(runtime), budgets.runtime),
  ...tags.map((tag) => row(`<${tag}>`, weigh(filesOf(tag)), tagBudgets.get(tag))),
  ...pageRows(),
  ...chunkRows(),
  row('consent-stub.js', weigh(['consent-stub.js']), budgets.stub),
  row('rsform-compat.js', weigh(['rsform-compat.js']), budgets.compat),
  row('rsform-drop-in.js, beyond <rs-form>', weigh(beyond('rs-form', ['rsform-drop-in.js'])), budgets.dropIn),
];
const depths = tags.flatMap((tag) => [
  depth(`<${tag}> by suite.js`, 1 + roundsOf(preloads.get(tag)), 2),
  depth(`<${tag}> by ${tag}.js`, roundsOf([`${tag}.js`]), 2),
]);

const uses = config.uses.map(({ name, budget, ...use }) => {
  const [ofReact, ofCompact] = ['', 'compact/'].map((build) => weighUse(use, build));
  const [, size, most] = row(`${name}, compact`, ofCompact, budget);
  return [name, kilobytes(ofReact), size, most];
});

/** Returns a function that measures each file once. */
function once(measure) {
  const known = new Map();
  return (file) => known.get(file) ?? known.set(file, measure(file)).get(file);
}

/** Returns the bytes of brotli of a use in a build: its loader, its tag and its parts, with all that they import. */
function weighUse({ tag, parts }, build) {
  const chunks = [tag, ...parts].map((name) => {
    const pattern = new RegExp(`^(?:${build})?chunks/${name}-[\\w-]{7}\\.js$`);
    // The build's own chunk, which comes last, or that of both.
    return scripts.findLast((file) => pattern.test(file));
  });
  const files = new Set([`${build}suite.js`, ...chunks].flatMap((file) => [...staticGraph(dist, file)]));
  return weigh(files, brotliOf);
}

/** Returns the files of a tag without view and runtime: its chunk, its imports, and the parts that it loads. */
function filesOf(tag) {
  const first = preloads.get(tag).flatMap((file) => [...staticGraph(dist, file)]);
  const files = loadsOnNeed.has(tag) ? first : [...first, ...partsAfter(first)];
  return [...new Set(files)].filter((file) => !runtime.includes(file));
}

/** Returns the chunks that files load later, recursively. Views are loaded with React, and nothing waits for them. */
function partsAfter(files, known = new Set()) {
  for (const part of files.flatMap((file) => dynamicImports(dist, file))) {
    const graph = staticGraph(dist, part);
    if (known.has(part) || isLanguage(part) || needsReact(graph)) continue;
    if (forSomeUses.some((file) => contains(part, file))) continue;
    for (const file of graph) known.add(file);
    partsAfter([...graph], known);
  }
  return known;
}

/** Returns true if a chunk holds the texts of another language than Spanish. */
function isLanguage(chunk) {
  return /^chunks\/[a-z]{2}-[\w-]{7}\.js$/.test(chunk);
}

/** Returns what files bring along that a page with a tag does not have already. */
function beyond(tag, files) {
  const known = new Set(preloads.get(tag));
  return files.flatMap((file) => [...staticGraph(dist, file)]).filter((file) => !known.has(file));
}

/** Returns true if a chunk contains a source file: by its name, or by the source map of a chunk of several files. */
function contains(chunk, file) {
  // The map does not list a file that only exports what others contain.
  if (/^chunks\/(.+)-[\w-]{7}\.js$/.exec(chunk)?.[1] === chunkNameOf(root, join(root, file))) return true;
  return sourcesOf(chunk).some((source) => source.endsWith(`/${file}`));
}

/** Returns the number of sequential requests: files that are requested together, then their imports. */
function roundsOf(files, known = new Set(files)) {
  const next = files.flatMap((file) => staticImports(dist, file)).filter((file) => !known.has(file));
  return next.length === 0 ? 1 : 1 + roundsOf(next, new Set([...known, ...next]));
}

function pageRows() {
  const loader = staticGraph(dist, 'suite.js');
  const together = (some) => weigh(new Set([...loader, ...runtime, ...some.flatMap(filesOf)]));
  return [
    row('the contact page, rs-form.js alone', weigh(staticGraph(dist, 'rs-form.js')), budgets.contactPage),
    row(
      'the practice page, until its conditions run',
      together(['rs-form', ...topTags]),
      budgets.practicePage,
    ),
    row('every tag of the suite together', together(tags)),
    row('a calendar on show, beyond its tag and React', weigh(calendarFiles()), budgets.calendar),
  ];
}

/** Returns the files that are loaded when a calendar is visible or touched. */
function calendarFiles() {
  const parts = filesOf('rs-calendar').flatMap((file) => dynamicImports(dist, file));
  const painted = parts.filter((part) => contains(part, 'elements/rs-calendar/rs-calendar.painted.tsx'));
  return new Set(beyond('rs-calendar', painted).filter((file) => !react.includes(file)));
}

/** Returns rows that check that React is never needed for validation, announcements or a submit. */
function chunkRows() {
  const unpainted = partsOf(root).filter((file) => !file.endsWith('.tsx'));
  const paths = unpainted.map((file) => relative(root, file).replaceAll('\\', '/'));
  const chunks = scripts.filter(
    (file) => file.startsWith('chunks/') && existsSync(join(dist, `${file}.map`)),
  );
  const parts = chunks.filter((chunk) => paths.some((path) => contains(chunk, path)));
  for (const file of [...parts, ...tags.flatMap((tag) => [`${tag}.js`, ...preloads.get(tag)])]) {
    if (needsReact(staticGraph(dist, file))) problems.push(`${file} fetches React`);
  }
  return scripts
    .filter((file) => file.startsWith('chunks/'))
    .map((file) => row(file, weigh([file]), react.includes(file) ? undefined : budgets.chunk));
}

function row(name, bytes, budget = Infinity) {
  const line = `${name}: ${bytes} bytes, budget ${budget}`;
  if (bytes > budget * failsAt) problems.push(`too much: ${line}`);
  else if (bytes > budget * warnsAt) warnings.push(`near its budget: ${line}`);
  return [name, kilobytes(bytes), kilobytes(budget)];
}

function depth(name, rounds, most) {
  if (rounds > most) problems.push(`too deep: ${name}: ${rounds} requests in a row, at most ${most}`);
  return [name, rounds, most];
}

function print(rows) {
  for (const [name, ...cells] of rows)
    console.log(name.padEnd(52) + cells.map((cell) => String(cell).padStart(8)).join(''));
}

print([['gzip, kB', 'size', 'budget'], ...sizes]);
print([[''], ['requests in a row', 'number', 'most'], ...depths]);
print([[''], ['brotli, kB', 'React', 'compact', 'budget'], ...uses]);
for (const line of [...warnings, ...problems]) console.error(line);
process.exit(problems.length === 0 ? 0 : 1);
