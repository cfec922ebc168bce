import { attributeOf, textOf } from '../html/tree.mjs';
/** @import { Element } from '../html/tree.mjs' */

/**
 * A script of a page that has an address.
 * @typedef {object} ScriptTag
 * @property {string} src
 * @property {string} tag As it is written in the page.
 */

/** Types that are no scripts; any other may be one that an optimiser or a consent layer holds back. */
const data = /json|map|rules|template|html|x-/i;

/**
 * The texts of the scripts without an address, in document order.
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
 * The scripts with an address.
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
 * Its address, also where it is held back: `data-src` and its like.
 * @param {Element} element
 * @returns {string | undefined}
 */
function addressOf({ attrs }) {
  return attrs.find(({ name }) => name === 'src' || /^data-(.+-)?src$/.test(name))?.value;
}
