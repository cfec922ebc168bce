import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { migrationOf } from './migrate/markup.mjs';
import { readPageText } from './migrate/page-text.mjs';
import { reportOf } from './migrate/report.mjs';
import { UsageError } from './usage-error.mjs';

/**
 * `rs-suite migrate`: prints the tag, the JSON and the first-paint rules for a page of RSForm! Pro, as its inline
 * scripts say. `--check` prints which behaviours were recognised, what was not understood, and which script tags
 * change.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [from, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new UsageError('expected one address or file of a page');
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
