/**
 * `npm run bench`: the suite, pages by hand and peers on the same pages. Words after `--` name groups (`forms`, `viewer`,
 * `consent`) or pages, `--runs N` the visits of each, `--write` writes the tables into the documentation.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatter } from '../../scripts/format.mjs';
import { runBench } from './command.js';
import { pages, type BenchPage } from './pages.js';
import { bundleCandidates, installPeers, peerVersions } from './peers.js';
import { candidatesOf, serveBench } from './site.js';
import { bundleSuite } from './suite-bundles.js';
import { tableText, writeBetween, type Result } from './summary.js';
import { openChromium, visitAll } from './visit.js';

const root = join(import.meta.dirname, '..', '..');
const documentation = join(root, 'docs', 'content', 'en', 'performance.md');
const speeds = {
  phone: 'processor slowed down four times, network of 9 Mbit/s with 165 ms',
  full: 'full speed, no delay of the network',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, write: { type: 'boolean' } },
});
const known = new Set(pages.flatMap(({ name, group }) => [name, group]));
const unknown = positionals.filter((word) => !known.has(word));
const runs = values.runs === undefined ? undefined : Number(values.runs);
if (unknown.length > 0 || (runs !== undefined && !(Number.isInteger(runs) && runs > 0))) {
  console.error(`bench: expected ${[...known].join(', ')} and --runs with a whole number from 1`);
  process.exit(2);
}

/** Returns the printed lines of a page. */
function report(page: BenchPage, results: readonly Result[], browser: string): string {
  const count = results[0]?.visits.length ?? 0;
  const notes = candidatesOf(page).flatMap(({ note }) => (note === undefined ? [] : [`- ${note}`]));
  return [
    `**${page.title}** (${speeds[page.speed]}; ${browser}, ${count} visits)`,
    tableText(page.columns, results),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ].join('\n\n');
}

function writeTable(name: string, text: string): void {
  writeFileSync(documentation, writeBetween(readFileSync(documentation, 'utf8'), name, text));
  execFileSync(process.execPath, [...formatter, documentation], { cwd: root, stdio: 'ignore' });
}

await runBench('bench', async () => {
  installPeers();
  bundleSuite();
  const chosen = pages.filter(
    ({ name, group }) =>
      positionals.length === 0 || positionals.some((word) => word === name || word === group),
  );
  const site = await serveBench(chosen, await bundleCandidates());
  const browser = await openChromium();
  try {
    const version = (await browser.version())
      .replace(/^\w*Chrome\//, 'Chromium ')
      .replace(/\.\d+\.\d+\.\d+$/, '');
    console.log(`${cpus().length} processors; ${peerVersions().join(', ')}`);
    for (const page of chosen) {
      const text = report(page, await visitAll(browser, site.url, page, runs ?? page.runs), version);
      console.log(`\n${text}`);
      if (values.write) writeTable(page.name, text);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
});
