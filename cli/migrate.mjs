import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ReadLimits } from './html/read-limits.mjs';
import { migrationOf } from './migrate/markup.mjs';
import { readForms } from './migrate/page-forms.mjs';
import { readPageText } from './migrate/page-text.mjs';
import { readComponentFiles } from './migrate/replaced-scripts.mjs';
import { reportOfPage } from './migrate/report.mjs';
import { UsageError } from './usage-error.mjs';

/**
 * `rs-suite migrate`: prints the tag, the JSON and the first-paint rules for a page of RSForm! Pro, as its inline
 * scripts say. `--check` prints which behaviours were recognised, the statements that were not understood, and which script tags
 * change. It reads the scripts of the component that the page names, those of a file's page below `--root`.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean' }, root: { type: 'string' } },
    allowPositionals: true,
  });
  const [from, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new UsageError('expected one address or file of a page');
  const limits = new ReadLimits();
  const html = await readPageText(from, limits);
  if (values.check) {
    const page = readForms(html);
    const files = await readComponentFiles(page, { from, root: values.root, limits });
    stdout.write(`${reportOfPage(page, files).join('\n')}\n`);
    return;
  }
  const { markup, faults, notes } = migrationOf(html);
  stdout.write(markup);
  stderr.write(faults.map((fault) => `not understood: ${fault}\n`).join(''));
  stderr.write(notes.map((note) => `note: ${note}\n`).join(''));
}
