import { isImageAddress } from './image-address.model.js';

/** A link that the viewer can open. */
export type ViewerLink = HTMLAnchorElement | HTMLAreaElement;

/** What most links for the viewer have. */
const classes = '.jcepopup,.wfpopup,.jcebox,.glightbox,[data-mediabox]';

/**
 * `data-glightbox`, what begins with `data-mediabox-`, `data-json` alone or with our names in JSON, or a `name[` in `rel` or
 * `data-json`. Old lightboxes have that too, and count only by a convert rule.
 */
const marks =
  /^(?:data-(?:mediabox-|glightbox=|json=(?:1?$|\{.*"(?:title|caption|group|type)"\s*:))|(?:rel|data-json)=(?:.*[\s;])?(?!(?:light|shadow|lyte)box\[)[\w-]+\[)/is;

/** Schemes that a browser hands to another program, such as `mailto:` and `tel:`; a scheme of scripts is not one of them. */
const handedOn = /^(?!(?:https?|data|blob|file|\w*script)?:)/;

/** The links that the rules of a `convert` attribute add, beside an author's selector or ours. */
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
 * Returns whether a click on a link belongs to the viewer: by the author's selector, by the usual marks or, where every
 * picture counts, by its address. A link that has nothing to show stays a link.
 */
export function isViewerLink(
  element: Element,
  selector: string,
  added: string,
  everyPicture: boolean,
): element is ViewerLink {
  // A link of a drawing has no such address.
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
 * Returns whether a link leads to something that can be shown: an address of a document, or an element that is there.
 *
 * @throws Where a fragment cannot be decoded, or is no selector either.
 */
function hasGoal(link: ViewerLink): boolean {
  const written = link.getAttribute('href')?.trim();
  if (!written || handedOn.test(link.protocol)) return false;
  const root = link.getRootNode() as Document;
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
