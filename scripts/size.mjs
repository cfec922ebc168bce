/** `npm run size`: what a page fetches, in gzip, against the budgets. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesIn, partsOf, tagsOf } from './entries.mjs';
import { root } from './run.mjs';
import { staticGraph } from './static-graph.mjs';

const dist = join(root, 'dist');
const coreBudgets = new Map([
  ['rs-form', 9000],
  ['cookie-consent', 4000],
]);
const isReact = (file) => /^chunks\/react-/.test(file);
/** A part's file is named for its role; other chunks are what parts share. */
const namedPart = /^chunks\/[\w-]+\.[\w-]+-[\w-]{8}\.js$/;

const scripts = filesIn(dist)
  .filter((file) => file.endsWith('.js'))
  .map((file) => relative(dist, file).replaceAll('\\', '/'));
const gzipOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const weigh = (files) => [...files].reduce((sum, file) => sum + gzipOf(file), 0);

const suite = staticGraph(dist, 'suite.js');
const faults = [];
const rows = [
  row('suite.js', weigh(suite), 5000),
  ...tagsOf(root).flatMap(rowsOf),
  ...partRows(),
  ...stubRows(),
];

function rowsOf(tag) {
  const core = scripts.find((file) => file.startsWith(`chunks/${tag}.core-`));
  const whole = staticGraph(dist, `${tag}.js`);
  if ([...whole].some(isReact)) faults.push(`${tag}.js fetches React before the first reaction`);
  const coreFiles = core ? [...staticGraph(dist, core)].filter((file) => !suite.has(file)) : [];
  return [
    row(`${tag}.js, first reaction`, weigh(whole), tag === 'rs-form' ? 15000 : Infinity),
    row(`${tag} core`, weigh(coreFiles), coreBudgets.get(tag) ?? 2000),
  ];
}

/** Parts come later, but React is never on the way to a check, an announcement or a submit. */
function partRows() {
  const painted = [...partsOf(root)].filter(([, file]) => file.endsWith('.tsx')).map(([name]) => name);
  return scripts.filter(isPart).map((file) => {
    const isPainted = painted.some((name) => file.startsWith(`chunks/${name}-`)) || !namedPart.test(file);
    const needsReact = [...staticGraph(dist, file)].some(isReact);
    if (needsReact && !isPainted) faults.push(`${file} fetches React`);
    return row(file, gzipOf(file), isReact(file) ? Infinity : 45000);
  });
}

function isPart(file) {
  return file.startsWith('chunks/') && !/\.core-/.test(file);
}

/** The stub stands in every page, so what counts is its text. */
function stubRows() {
  return scripts
    .filter((file) => file === 'consent-stub.js')
    .map((file) => row(`${file}, not compressed`, readFileSync(join(dist, file)).length, 1000));
}

function row(name, bytes, budget) {
  if (bytes > budget) faults.push(`${name}: ${bytes} bytes, budget ${budget}`);
  return { name, bytes, budget };
}

const kilobytes = (bytes) => (bytes === Infinity ? '–' : (bytes / 1000).toFixed(1)).padStart(8);
console.log(`${'gzip, kB'.padEnd(52)}${'size'.padStart(8)}${'budget'.padStart(8)}`);
for (const { name, bytes, budget } of rows) {
  console.log(`${name.padEnd(52)}${kilobytes(bytes)}${kilobytes(budget)}`);
}
for (const fault of faults) console.error(`too much: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
