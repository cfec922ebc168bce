import { unclobbered } from '../../../shared/dom/unclobbered.js';
import { isImageAddress } from './image-address.model.js';

/** Link that the viewer can open. */
export type ViewerLink = HTMLAnchorElement | HTMLAreaElement;

/** Selector of the usual marks of viewer links. */
const classes = '.jcepopup,.wfpopup,.jcebox,.glightbox,[data-mediabox]';

/**
 * Matches an attribute that marks a viewer link: `data-glightbox`, `data-mediabox-*`, `data-json` alone or with known
 * names in JSON, or a `name[` in `rel` or `data-json`. Marks of older lightboxes count only by a convert rule.
 */
const marks =
  /^(?:data-(?:mediabox-|glightbox=|json=(?:1?$|\{.*"(?:title|caption|group|type)"\s*:))|(?:rel|data-json)=(?:.*[\s;])?(?!(?:light|shadow|lyte)box\[)[\w-]+\[)/is;

/**
 * Matches schemes that the browser passes to other programs, such as `mailto:` and `tel:`, but not those of scripts.
 */
const handedOn = /^(?!(?:https?|data|blob|file|\w*script)?:)/;

/** Returns the selector of links that the rules of a `convert` attribute add. */
export function convertSelector(convert: string): string {
  const rules = convert.match(/legacy|(?:light|shadow)box/g) ?? [];
  return rules
    .map((rule) =>
      rule === 'legacy'
        ? '[href*=com_jce][onclick*="img="]'
        : `[rel~=${rule}],[rel*="${rule}["],[rel^="${rule};"]`,
    )
    .join();
}

/**
 * Returns true if the viewer opens a link: by the author's selector, by the usual marks or, where every picture
 * counts, by its URL. A link without a target stays a link.
 */
export function isViewerLink(
  element: Element,
  selector: string,
  added: string,
  everyPicture: boolean,
): element is ViewerLink {
  // A link in an SVG has no `hash`.
  if (!('hash' in element)) return false;
  const link = element as ViewerLink;
  try {
    if (!hasGoal(link)) return false;
    return (
      (added && element.matches(added)) ||
      (selector
        ? element.matches(selector)
        : isMarked(element) || (everyPicture && isImageAddress(link.href)))
    );
  } catch {
    return false;
  }
}

/**
 * Returns true if a link leads to something that can be shown: the URL of a document, or an element in the page.
 *
 * @throws If the fragment can neither be decoded nor is a selector.
 */
function hasGoal(link: ViewerLink): boolean {
  const written = link.getAttribute('href')?.trim();
  if (!written || handedOn.test(link.protocol)) return false;
  const root = unclobbered(link.getRootNode() as Document);
  return (
    written[0] !== '#' ||
    !!(root.getElementById(decodeURIComponent(written.slice(1))) ?? root.querySelector(written))
  );
}

function isMarked(element: Element): boolean {
  return (
    element.matches(classes) ||
    [...element.attributes].some(({ name, value }) => marks.test(`${name}=${value}`))
  );
}
