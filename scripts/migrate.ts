/**
 * `npm run migrate`: the tag, the JSON and the first-paint line for a page of RSForm! Pro, by what its inline scripts say.
 * `npm run migrate:check`: what was found on it, what was not understood, and which script tags change.
 */
import { readFile } from 'node:fs/promises';
import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { migrationOf } from './migrate/markup.js';
import { reportOf } from './migrate/report.js';

/** How long a site may take to answer, in milliseconds. */
const patienceMs = 20_000;

/** The HTML at an address or in a file. */
async function readPage(from: string): Promise<string> {
  if (!/^https?:\/\//i.test(from)) return readFile(from, 'utf8');
  const response = await fetch(from, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new TypeError(`${from} answers with the status ${response.status}`);
  return response.text();
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [from, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new TypeError('expected one address or file of a page');
  const html = await readPage(from);
  if (values.check) {
    stdout.write(`${reportOf(html).join('\n')}\n`);
    return;
  }
  const { markup, faults } = migrationOf(html);
  stdout.write(markup);
  stderr.write(faults.map((fault) => `not understood: ${fault}\n`).join(''));
}

/** What a person can do something about stands behind the first words, as with a site that is not there. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${wordsOf(error.cause)}` : error.message;
}

run().catch((error: unknown) => {
  stderr.write(`migrate: ${wordsOf(error)}\n`);
  exit(1);
});
