import { readFirstPaint } from './read-definition.mjs';
import { readPage } from './read-page.mjs';
import { firstPaintCssOf } from './style-sheet.mjs';

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
