import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { firstPaintCss, firstPaintCssOfPage } from './first-paint/css-of.mjs';
import { UsageError } from './usage-error.mjs';

export { firstPaintCss, firstPaintCssOfPage };

/**
 * `rs-suite first-paint-css`: prints the CSS for a file, or for the standard input: JSON, or a page with `--html`.
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { html: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (others.length > 0) throw new UsageError('expected one file');
  const text = readFileSync(file ?? 0, 'utf8');
  stdout.write(values.html ? firstPaintCssOfPage(text) : firstPaintCss(JSON.parse(text)));
}
