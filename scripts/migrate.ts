/**
 * `npm run migrate`: the tag, the JSON and the first-paint line for a page of RSForm! Pro, by what its inline scripts say.
 * `npm run migrate:check`: what was found on it, what was not understood, and which script tags change.
 */
import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { migrationOf } from './migrate/markup.js';
import { readPageText } from './migrate/page-text.js';
import { reportOf } from './migrate/report.js';

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [from, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new TypeError('expected one address or file of a page');
  const html = await readPageText(from);
  if (values.check) {
    stdout.write(`${reportOf(html).join('\n')}\n`);
    return;
  }
  const { markup, faults, notes } = migrationOf(html);
  stdout.write(markup);
  stderr.write(faults.map((fault) => `not understood: ${fault}\n`).join(''));
  stderr.write(notes.map((note) => `note: ${note}\n`).join(''));
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
