import { convertSelector, isViewerLink, type ViewerLink } from './find-links.dom.js';

/** What says which links are an element's own. */
export interface LinkOwner extends HTMLElement {
  readonly selector: string;
  readonly scope: '' | 'document';
  readonly convert: string;
  readonly group: '' | 'auto';
}

/** The links of a viewer, in the order of the page. */
export function ownLinks(host: LinkOwner): ViewerLink[] {
  const root = host.scope ? host.ownerDocument : host;
  return [...root.querySelectorAll('a[href],area[href]')].filter(ownsLink(host));
}

/** Says of a link whether it opens in this viewer: one of a viewer inside belongs to that. */
export function ownsLink(host: LinkOwner): (link: Element) => link is ViewerLink {
  const { localName, scope, selector, group } = host;
  const added = convertSelector(host.convert);
  return (link): link is ViewerLink => {
    const around = link.closest(localName);
    return (around === host || (!around && !!scope)) && isViewerLink(link, selector, added, !!group);
  };
}
