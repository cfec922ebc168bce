import { rule } from './css-text.mjs';
import { namedLike } from './other-form.mjs';
/** @import { OtherForm } from './other-form.mjs' */
/** @import { FirstPaint } from './read-definition.mjs' */

/** Undoes the server's style sheet, which moves pages with the class `formHidden` off the screen. */
const onShow = 'position:static;inset:auto;opacity:1;visibility:visible';

/**
 * The rules for the pages of a form.
 * @typedef {object} PageRules
 * @property {string} always
 * @property {readonly string[]} scripted Apply only where scripts run.
 */

/**
 * Returns the rules for a form whose pages the server has all hidden, for a script to show one of them. The first
 * page is shown at once. The others are shown when the time limit for the script is over.
 * @param {FirstPaint} form
 * @param {string} tag
 * @param {string} failSafe
 * @returns {PageRules}
 */
export function pageRules({ formId, pages: { length }, pages: names, other }, tag, failSafe) {
  if (length < 2) return { always: '', scripted: [] };
  if (other) return { always: '', scripted: otherPageRules(names, other, tag, failSafe) };
  if (formId === null) return { always: '', scripted: [] };
  const page = `[id^="rsform_${formId}_page_"]`;
  const pages = `${tag} form:not(:has(${page}:not(.formHidden))) ${page}.formHidden`;
  return {
    always: `${pages}{${onShow}}${withoutScripts(tag, page)}`,
    scripted: [`${pages}:not([id$="_page_0"]){${failSafe}}`],
  };
}

/**
 * Returns the rule for a form of another system, whose server shows all fieldsets: those of later pages are hidden until a page
 * is on show.
 * @param {FirstPaint['pages']} pages
 * @param {OtherForm} form
 * @param {string} tag
 * @param {string} failSafe
 * @returns {readonly string[]}
 */
function otherPageRules(pages, { fields }, tag, failSafe) {
  const later = pages.slice(1).map((names) => names.flatMap((name) => fields.get(name) ?? []));
  const selectors = later.filter(({ length }) => length > 0).map((own) => `fieldset:has(${namedLike(own)})`);
  if (selectors.length === 0) return [];
  return [rule(`${tag} form:not(:has(.formHidden))`, selectors, failSafe)];
}

/**
 * Returns the rules for browsers without scripts: every page is shown, and the buttons between pages are hidden.
 * @param {string} tag
 * @param {string} page
 * @returns {string}
 */
function withoutScripts(tag, page) {
  const buttons = `${tag} :is(.rsform-type-pagebreak,.rsform-button[type="button"][id$="Prev"])`;
  return `@media (scripting: none){${tag} ${page}.formHidden{${onShow}}${buttons}{display:none}}`;
}
