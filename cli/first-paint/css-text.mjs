/**
 * A CSS string that can neither end early nor end the style element around it.
 * @param {string} text
 * @returns {string}
 */
export function quoted(text) {
  /** @param {string} character */
  const escape = (character) => `\\${character.codePointAt(0)?.toString(16)} `;
  return `"${text.replace(/["\\<>]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)}"`;
}

/**
 * Whether an attribute can hold the text, and CSS write it: no NUL, no half of a character.
 * @param {string} text
 * @returns {boolean}
 */
export function isWritable(text) {
  return !/\0|\p{Cs}/u.test(text);
}

/**
 * Several selectors of which one must match.
 * @param {readonly string[]} selectors
 * @returns {string}
 */
export function anyOf(selectors) {
  return `:is(${selectors.join(',')})`;
}

/**
 * A rule for elements inside something.
 * @param {string} outer
 * @param {readonly string[]} selectors
 * @param {string} declarations
 * @returns {string}
 */
export function rule(outer, selectors, declarations) {
  return `${outer} ${anyOf(selectors)}{${declarations}}`;
}
