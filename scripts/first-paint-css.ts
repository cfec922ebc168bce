/**
 * `npm run first-paint-css`: the CSS that shows and hides what conditions show and hide, before any script of the suite
 * is there and without scripts altogether.
 */
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { firstPaintCssOf } from './first-paint/first-paint-css.model.js';
import { readFirstPaint } from './first-paint/read-definition.js';
import { readPage } from './first-paint/read-page.js';

/** The style sheet for a form's JSON definition; a TypeError names every mistake with its path. */
export function firstPaintCss(definition: unknown): string {
  return firstPaintCssOf(readFirstPaint(definition));
}

/** The style sheet for all forms of a page's HTML, by its `<rs-form>` tags. */
export function firstPaintCssOfPage(html: string): string {
  return readPage(html).map(firstPaintCssOf).join('');
}

/** Prints for the file that is named, or for the standard input: JSON, or a page with `--html`. */
function print(args: readonly string[]): void {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { html: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (others.length > 0) throw new TypeError('expected one file');
    const text = readFileSync(file ?? 0, 'utf8');
    stdout.write(values.html ? firstPaintCssOfPage(text) : firstPaintCss(JSON.parse(text)));
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    stderr.write(lines.map((line) => `first-paint-css: ${line}\n`).join(''));
    exit(1);
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) print(argv.slice(2));
