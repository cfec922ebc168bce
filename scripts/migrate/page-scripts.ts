import { attributeOf, textOf, type Element } from '../html/tree.js';

/** A script of a page that has an address. */
export interface ScriptTag {
  readonly src: string;
  /** As it is written in the page. */
  readonly tag: string;
}

/** Types that are no scripts; any other may be one that an optimiser or a consent layer holds back. */
const data = /json|map|rules|template|html|x-/i;

/** The texts of the scripts without an address, in document order. */
export function inlineScriptsIn(elements: readonly Element[]): readonly string[] {
  return elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => addressOf(script) === undefined && !data.test(attributeOf(script, 'type') ?? ''))
    .map(textOf);
}

/** The scripts with an address. */
export function scriptTagsIn(elements: readonly Element[], page: string): readonly ScriptTag[] {
  return elements
    .filter(({ tagName }) => tagName === 'script')
    .flatMap((script) => {
      const src = addressOf(script);
      const { startOffset, endOffset } = script.sourceCodeLocation?.startTag ?? {};
      return src === undefined ? [] : [{ src, tag: `${page.slice(startOffset, endOffset)}</script>` }];
    });
}

/** Its address, also where it is held back: `data-src` and its like. */
function addressOf({ attrs }: Element): string | undefined {
  return attrs.find(({ name }) => name === 'src' || /^data-(.+-)?src$/.test(name))?.value;
}
