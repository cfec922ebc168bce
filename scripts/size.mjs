/**
 * `npm run size`: prints for each page what it fetches until it is ready and after its use, against the budgets: requests,
 * waves without preloads, kB of brotli with React and in the compact build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './run.mjs';
import { failsAt, files, mostChunks, pages, warnsAt } from './size.config.mjs';
import { staticGraph, staticImports } from './static-graph.mjs';

const dist = join(root, 'dist');
const read = (file) => readFileSync(join(dist, file));
const kilobytes = (bytes) => bytes / 1000;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const weigh = (some) => kilobytes(sum([...some].map((file) => brotliCompressSync(read(file)).length)));
const problems = [];

/** Returns a cell, and notes what is above its budget. */
function cell(what, value, budget) {
  const line = `${what}: ${round(value)}, budget ${budget}`;
  if (value > budget * failsAt) problems.push({ isError: true, line: `too much: ${line}` });
  else if (value > budget * warnsAt) problems.push({ isError: false, line: `near its budget: ${line}` });
  return `${round(value)} / ${budget}`;
}

const round = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Returns the files until a page is ready, which its preloads name. */
function filesUntilReady(tags, build) {
  const lists = JSON.parse(read(`${build}preload.json`).toString());
  return new Set([`${build}suite.js`, ...tags.flatMap((tag) => lists[tag])]);
}

/** Returns the files of a late chunk, in a build or in the one above. */
function filesOfLate(name, build) {
  const folders = build === '' ? ['chunks'] : [`${build}chunks`, 'chunks'];
  const found = folders.flatMap((folder) =>
    readdirSync(join(dist, folder))
      .filter((file) => file.endsWith('.js') && file.replace(/-[\w-]{7}\.js$/, '') === name)
      .map((file) => `${folder}/${file}`),
  );
  if (found.length === 0) throw new Error(`size.config.mjs names a chunk ${name}, which is not in dist/.`);
  return staticGraph(dist, found[0]);
}

/** Returns the number of waves of requests without preloads: the loader, then what it requests, then their imports. */
function wavesOf(ready, known = new Set(ready)) {
  const next = [...ready].flatMap((file) => staticImports(dist, file)).filter((file) => !known.has(file));
  return next.length === 0 ? 2 : 1 + wavesOf(next, new Set([...known, ...next]));
}

function rowOf({ name, tags, late, budget }) {
  const [ready, compactReady] = ['', 'compact/'].map((build) => filesUntilReady(tags, build));
  const used = new Set([...ready, ...late.flatMap((one) => [...filesOfLate(one, '')])]);
  const compact = new Set([...compactReady, ...late.flatMap((one) => [...filesOfLate(one, 'compact/')])]);
  return [
    name,
    cell(`${name}, requests`, ready.size, budget.requests),
    cell(`${name}, waves`, wavesOf(ready), 2),
    cell(`${name}, ready`, weigh(ready), budget.ready),
    cell(`${name}, used`, weigh(used), budget.used),
    cell(`${name}, compact`, weigh(compact), budget.compact),
  ];
}

function print(rows) {
  for (const [name, ...cells] of rows)
    console.log(name.padEnd(44) + cells.map((text) => text.padStart(15)).join(''));
}

const gzipOf = (file) => kilobytes(gzipSync(read(file), { level: 9 }).length);
const chunks = readdirSync(join(dist, 'chunks')).filter((file) => file.endsWith('.js'));

print([
  ['page', 'requests', 'waves', 'kB until ready', 'after use', 'compact'],
  ...pages.map(rowOf),
  [''],
  ['file', 'kB gzip'],
  ...[...files].map(([file, budget]) => [file, cell(file, gzipOf(file), budget)]),
  [''],
  ['chunks', cell('chunks', chunks.length, mostChunks)],
]);
for (const { line } of problems) console.error(line);
process.exitCode = problems.some(({ isError }) => isError) ? 1 : 0;
