import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { readFirstPaint } from './first-paint/read-definition.mjs';
import { readPage } from './first-paint/read-page.mjs';
import { firstPaintCssOf } from './first-paint/style-sheet.mjs';
import { UsageError } from './usage-error.mjs';

/**
 * Returns the CSS that shows and hides by a form's conditions before any script of the suite has loaded, and where
 * scripts are off.
 * @param {unknown} definition The JSON definition of the form.
 * @returns {string}
 * @throws {TypeError} Lists all diagnostics of the definition with their paths.
 */
export function firstPaintCss(definition) {
  return firstPaintCssOf(readFirstPaint(definition));
}

/**
 * Returns the same for all `<rs-form>` tags of a page.
 * @param {string} html
 * @returns {string}
 * @throws {TypeError} Lists all diagnostics with their tags and paths.
 */
export function firstPaintCssOfPage(html) {
  return readPage(html).map(firstPaintCssOf).join('');
}

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
