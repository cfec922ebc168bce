/**
 * `npm run size`: prints for each page what it fetches until it is ready and after its use, against the budgets: requests,
 * waves without preloads, kB of brotli with React and in the compact build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './run.mjs';
import { failsAt, files, mostChunks, mostWaves, pages, warnsAt } from './size.config.mjs';
import { staticImports } from './static-graph.mjs';

const dist = join(root, 'dist');
const read = (file) => readFileSync(join(dist, file));
const kilobytes = (bytes) => bytes / 1000;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const weigh = (some) => kilobytes(sum([...some].map((file) => brotliCompressSync(read(file)).length)));
const problems = [];

/** Returns a cell, and notes a figure above its budget. */
function cell(what, value, budget) {
  const line = `${what}: ${round(value)}, budget ${budget}`;
  if (value > budget * failsAt) problems.push({ isError: true, line: `too much: ${line}` });
  else if (value > budget * warnsAt && !Number.isInteger(value))
    problems.push({ isError: false, line: `near its budget: ${line}` });
  return `${round(value)} / ${budget}`;
}

const round = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** Returns the files that `preload.json` of a build lists for tags, bundles and late parts. */
function filesOf(names, build) {
  const lists = new Map(Object.entries(JSON.parse(read(`${build}preload.json`).toString())));
  const unknown = names.filter((name) => !lists.has(name));
  if (unknown.length > 0)
    throw new Error(`size.config.mjs names ${unknown.join(', ')}, which is not in preload.json.`);
  return names.flatMap((name) => lists.get(name));
}

/** Returns the number of waves of requests without preloads: the scripts, then what they request, then their imports. */
function wavesOf(ready, known = new Set(ready)) {
  const next = [...ready].flatMap((file) => staticImports(dist, file)).filter((file) => !known.has(file));
  return next.length === 0 ? 2 : 1 + wavesOf(next, new Set([...known, ...next]));
}

function rowOf({ name, scripts, parts, late, budget }) {
  const readyIn = (build) =>
    new Set([...scripts.map((script) => `${build}${script}.js`), ...filesOf(parts, build)]);
  const usedIn = (build) => new Set([...readyIn(build), ...filesOf(late, build)]);
  const ready = readyIn('');
  return [
    name,
    cell(`${name}, requests`, ready.size, budget.requests),
    cell(`${name}, waves`, wavesOf(ready), mostWaves),
    cell(`${name}, ready`, weigh(ready), budget.ready),
    cell(`${name}, used`, weigh(usedIn('')), budget.used),
    cell(`${name}, compact`, weigh(usedIn('compact/')), budget.compact),
  ];
}

function print(rows) {
  for (const [name, ...cells] of rows)
    console.log(name.padEnd(48) + cells.map((text) => text.padStart(15)).join(''));
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
