/** @import { FirstPaint } from './read-definition.mjs' */

/** The server's sheet moves every page aside that has the class. */
const onShow = 'position:static;inset:auto;opacity:1;visibility:visible';

/**
 * What is said of the pages of a form: always, and where scripts run.
 * @typedef {object} PageRules
 * @property {string} always
 * @property {readonly string[]} scripted
 */

/**
 * The pages of a form of which none is on show: the server hides them all and leaves it to a script to show one. All
 * of them are to be seen then, the later ones once no script can be expected any more.
 * @param {FirstPaint} form
 * @param {string} tag
 * @param {string} failSafe
 * @returns {PageRules}
 */
export function pageRules({ formId, hasPages }, tag, failSafe) {
  if (!hasPages || formId === null) return { always: '', scripted: [] };
  const page = `[id^="rsform_${formId}_page_"]`;
  const pages = `${tag} form:not(:has(${page}:not(.formHidden))) ${page}.formHidden`;
  return {
    always: `${pages}{${onShow}}${withoutScripts(tag, page)}`,
    scripted: [`${pages}:not([id$="_page_0"]){${failSafe}}`],
  };
}

/**
 * Without scripts every page is on show, whatever the server left visible, and the buttons between them do nothing.
 * @param {string} tag
 * @param {string} page
 * @returns {string}
 */
function withoutScripts(tag, page) {
  const buttons = `${tag} :is(.rsform-type-pagebreak,.rsform-button[type="button"][id$="Prev"])`;
  return `@media (scripting: none){${tag} ${page}.formHidden{${onShow}}${buttons}{display:none}}`;
}
