/** A link that the viewer can open. */
export type ViewerLink = HTMLAnchorElement | HTMLAreaElement;

/** What marks a link as one for the viewer. */
const markers = '.jcepopup,.wfpopup,.jcebox,.glightbox,[data-glightbox]';

/** `name[`, which old lightboxes have in `rel` too; those count only by a convert rule. */
const brackets = /(?:^|[\s;])(?!lightbox\[|shadowbox\[|lytebox\[)[\w-]+\[/i;

/** The links that the rules of a `convert` attribute add, beside an author's selector or ours. */
export function convertSelector(convert: string): string {
  const selectors = convert.split(/\s+/).map((rule) => {
    if (rule === 'legacy') return '[href*=com_jce][onclick*="img="]';
    return /^(?:light|shadow)box$/.test(rule) ? `[rel~=${rule}],[rel*="${rule}["],[rel^="${rule};"]` : '';
  });
  return selectors.filter(Boolean).join();
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
  if (!('hash' in element) || !element.hasAttribute('href')) return false;
  return matches(element, added) || (selector ? matches(element, selector) : isMarked(element));
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

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function isMarked(element: Element): boolean {
  return (
    element.matches(markers) ||
    ['rel', 'data-json'].some((name) => brackets.test(element.getAttribute(name) ?? '')) ||
    element.getAttributeNames().some((name) => /^data-mediabox(-|$)/.test(name))
  );
}
