import { attributeOf, textOf } from '../html/tree.mjs';
/** @import { Element } from '../html/tree.mjs' */

/**
 * A script with an address.
 * @typedef {object} ScriptTag
 * @property {string} src
 * @property {string} tag The text of the tag in the page.
 */

/** Matches types of data. Any other type may be a script that an optimiser or a consent layer delays. */
const data = /json|map|rules|template|html|x-/i;

/**
 * Returns the texts of the scripts without an address, in document order.
 * @param {readonly Element[]} elements
 * @returns {readonly string[]}
 */
export function inlineScriptsIn(elements) {
  return elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => addressOf(script) === undefined && !data.test(attributeOf(script, 'type') ?? ''))
    .map(textOf);
}

/**
 * Returns the scripts with an address.
 * @param {readonly Element[]} elements
 * @param {string} page
 * @returns {readonly ScriptTag[]}
 */
export function scriptTagsIn(elements, page) {
  return elements
    .filter(({ tagName }) => tagName === 'script')
    .flatMap((script) => {
      const src = addressOf(script);
      const { startOffset, endOffset } = script.sourceCodeLocation?.startTag ?? {};
      return src === undefined ? [] : [{ src, tag: `${page.slice(startOffset, endOffset)}</script>` }];
    });
}

/**
 * Returns the address of a script, also of a delayed one (`data-src` and similar attributes).
 * @param {Element} element
 * @returns {string | undefined}
 */
function addressOf({ attrs }) {
  return attrs.find(({ name }) => name === 'src' || /^data-(.+-)?src$/.test(name))?.value;
}
