import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { findingsOf } from './doctor/checks.mjs';
import { unknownFiles } from './doctor/checks/files.mjs';
import { lineOf } from './doctor/finding.mjs';
import { UsageError } from './usage-error.mjs';

export const usage = `Usage: rs-suite doctor [--json] [--root FOLDER] PAGE

Says what the tags of a page will find and miss. PAGE is a URL or a file.

  --json         prints the findings as a JSON list; see the README
  --root FOLDER  looks up addresses with / in front in this folder, for a file; it contains the site, or is its folder

Exit codes: 0 nothing or warnings, 1 an error in the page or no page, 2 wrong usage.
`;

/**
 * `rs-suite doctor`: prints the findings of a page, one in a line, and how many there are.
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, root: { type: 'string' } },
    allowPositionals: true,
  });
  const [from, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new UsageError('expected one address or file of a page');
  const findings = await findingsOf(from, { root: values.root });
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  stdout.write(
    values.json
      ? `${JSON.stringify(findings, null, 2)}\n`
      : findings.map((finding) => `${lineOf(from, finding)}\n`).join(''),
  );
  const isUnknown = findings.some(({ found }) => found.endsWith(unknownFiles));
  const counted = `rrors: ${errors}, warnings: ${findings.length - errors}`;
  if (!values.json)
    stderr.write(
      isUnknown ? `Files of the site were not looked up. In the markup, e${counted}\n` : `E${counted}\n`,
    );
  return errors > 0 ? 1 : 0;
}
