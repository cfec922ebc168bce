import { defaultTreeAdapter, parse } from 'parse5';

/** Greatest depth of nested elements. Parsing takes quadratic time in it. */
const mostDepth = 1000;

/**
 * Parses a page, with the places of its tags.
 * @param {string} text
 * @throws {TypeError} If elements are nested too deeply.
 */
export function parsePage(text) {
  let depth = 0;
  return parse(text, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        depth += 1;
        if (depth > mostDepth) throw new TypeError(`the page nests elements deeper than ${mostDepth}`);
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
