/** A link that the viewer can open. */
export type ViewerLink = HTMLAnchorElement | HTMLAreaElement;

/** The classes of links for the viewer. */
const classes = '.jcepopup,.wfpopup,.jcebox,.glightbox';

/**
 * `data-glightbox`, `data-mediabox` and what begins with it, or a `name[` in `rel` or `data-json`. Old lightboxes have that too, and count
 * only by a convert rule.
 */
const marks =
  /^(?:data-(?:mediabox[-=]|glightbox=)|(?:rel|data-json)=(?:.*[\s;])?(?!(?:light|shadow|lyte)box\[)[\w-]+\[)/is;

/** The links that the rules of a `convert` attribute add, beside an author's selector or ours. */
export function convertSelector(convert: string): string {
  const rules = convert.match(/(?<!\S)(?:legacy|(?:light|shadow)box)(?!\S)/g) ?? [];
  return rules
    .map((rule) =>
      rule === 'legacy'
        ? '[href*=com_jce][onclick*="img="]'
        : `[rel~=${rule}],[rel*="${rule}["],[rel^="${rule};"]`,
    )
    .join();
}

/** The viewer's links of a part of the page, in its order. A selector that is none finds nothing. */
export function linksIn(root: ParentNode, selector = '', added = ''): ViewerLink[] {
  return [...root.querySelectorAll('a[href],area[href]')].filter((element) =>
    isViewerLink(element, selector, added),
  );
}

/** Whether a click on an element belongs to the viewer: by the author's selector, or by the usual marks. */
export function isViewerLink(element: Element, selector = '', added = ''): element is ViewerLink {
  // A link of a drawing has no such address.
  if (!('hash' in element && element.matches('[href]'))) return false;
  try {
    return element.matches(`:is(${added})`) || (selector ? element.matches(selector) : isMarked(element));
  } catch {
    return false;
  }
}

/** Whether a text is a selector at all; an author hears of it where it is not. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

function isMarked(element: Element): boolean {
  return (
    element.matches(classes) ||
    [...element.attributes].some(({ name, value }) => marks.test(`${name}=${value}`))
  );
}
