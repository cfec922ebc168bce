/** A link that the viewer can open. */
export type ViewerLink = HTMLAnchorElement | HTMLAreaElement;

/** What marks a link as one for the viewer. */
const markers = '.jcepopup,.wfpopup,.jcebox,.glightbox,[data-mediabox],[data-glightbox]';

/** `name[`, which old lightboxes have in `rel` too; those count only by a convert rule. */
const brackets = /(?:^|[\s;])(?!lightbox\[|shadowbox\[|lytebox\[)[\w-]+\[/i;

/** Which links each legacy convert rule adds. */
const convertSelectors = {
  legacy: '[href*="com_jce"][onclick*="img="]',
  lightbox: '[rel~="lightbox"],[rel*="lightbox["]',
  shadowbox: '[rel~="shadowbox"],[rel^="shadowbox;"],[rel*="shadowbox["]',
};

/** The links that the rules of a `convert` attribute add, beside an author's selector or ours. */
export function convertSelector(convert: string): string {
  const words = convert.split(/\s+/);
  return Object.entries(convertSelectors)
    .filter(([rule]) => words.includes(rule))
    .map(([, selector]) => selector)
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
  const isLink = element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement;
  if (!isLink || !element.hasAttribute('href')) return false;
  if (added && matches(element, added)) return true;
  return selector ? matches(element, selector) : isMarked(element);
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
    element.getAttributeNames().some((name) => name.startsWith('data-mediabox-'))
  );
}
