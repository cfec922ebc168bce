/** @import { PageElement } from '../html/page-dom.mjs' */

/** @typedef {'error' | 'warning'} Severity */
/**
 * Something in a page that does not work, or might not. `--json` prints a list of these.
 * @typedef {object} Finding
 * @property {Severity} severity
 * @property {string} check Name of the check, such as `policy`.
 * @property {string} code Code of the message that the console would write; empty for other findings.
 * @property {number} line Line in the page, from 1.
 * @property {number} column Column in the line, from 1.
 * @property {string} found
 * @property {string} expected
 * @property {string} remedy One sentence.
 */

/**
 * Result of a check about an element.
 * @typedef {object} Statement
 * @property {PageElement | null} [at] Element; none for the page as a whole.
 * @property {string} [attribute] Attribute of the element that it is about.
 * @property {string} [code] Code of the same message in the console.
 * @property {string} found
 * @property {string} expected
 * @property {string} remedy
 * @property {Severity} [severity] An error, unless set.
 */

/**
 * Check of a page.
 * @typedef {(page: import('./page.mjs').Page) => Iterable<Statement> | Promise<Iterable<Statement>>} Check
 */

/**
 * Returns the finding of a statement.
 * @param {string} check
 * @param {Statement} statement
 * @returns {Finding}
 */
export function findingOf(
  check,
  { at, attribute = '', code = '', found, expected, remedy, severity = 'error' },
) {
  return { severity, check, code, ...placeOf(at ?? null, attribute), found, expected, remedy };
}

/**
 * Returns where an attribute or the start tag of an element is; the first character for an element that is implied.
 * @param {PageElement | null} element
 * @param {string} attribute
 */
function placeOf(element, attribute) {
  const location = element?.entry.tree.sourceCodeLocation;
  const { startLine, startCol } = location?.attrs?.[attribute] ??
    location?.startTag ?? { startLine: 1, startCol: 1 };
  return { line: startLine, column: startCol };
}

/**
 * Returns a finding as the command prints it.
 * @param {string} from
 * @param {Finding} finding
 */
export function lineOf(from, { severity, check, code, line, column, found, expected, remedy }) {
  const source = code ? `${check}, ${code}` : check;
  const text = `${from}:${line}:${column} ${severity} (${source}): found ${found}; expected ${expected}. ${remedy}`;
  // Control characters of the page would reach the terminal.
  return text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '�');
}
