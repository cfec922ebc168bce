/**
 * Returns a CSS string literal. No text can end the string or the surrounding style element.
 * @param {string} text
 * @returns {string}
 */
export function quoted(text) {
  /** @param {string} character */
  const escape = (character) => `\\${character.codePointAt(0)?.toString(16)} `;
  return `"${text.replace(/["\\<>]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)}"`;
}

/**
 * Returns true if an attribute can hold the text and CSS can write it: no NUL, no lone surrogate.
 * @param {string} text
 * @returns {boolean}
 */
export function isWritable(text) {
  return !/\0|\p{Cs}/u.test(text);
}

/**
 * Returns a selector that matches if one of the selectors does.
 * @param {readonly string[]} selectors
 * @returns {string}
 */
export function anyOf(selectors) {
  return `:is(${selectors.join(',')})`;
}

/**
 * Returns a rule for elements inside `outer`.
 * @param {string} outer
 * @param {readonly string[]} selectors
 * @param {string} declarations
 * @returns {string}
 */
export function rule(outer, selectors, declarations) {
  return `${outer} ${anyOf(selectors)}{${declarations}}`;
}
