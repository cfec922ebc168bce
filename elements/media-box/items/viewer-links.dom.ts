import { documentOf } from '../../../shared/dom/unclobbered.js';
import { convertSelector, isViewerLink, type ViewerLink } from './find-links.dom.js';

/** Attributes of a viewer that select its links. */
export interface LinkOwner extends HTMLElement {
  readonly selector: string;
  readonly scope: '' | 'document';
  readonly convert: string;
  readonly group: '' | 'auto';
}

/** Returns the links of a viewer in document order. */
export function viewerLinks(host: LinkOwner): ViewerLink[] {
  const root = host.scope ? documentOf(host) : host;
  return [...root.querySelectorAll('a[href],area[href]')].filter(isLinkOf(host));
}

/** Returns a test for links that this viewer opens. Links of a nested viewer belong to that one. */
export function isLinkOf(host: LinkOwner): (link: Element) => link is ViewerLink {
  const { localName, scope, selector, group } = host;
  const added = convertSelector(host.convert);
  return (link): link is ViewerLink => {
    const around = link.closest(localName);
    return (around === host || (!around && !!scope)) && isViewerLink(link, selector, added, !!group);
  };
}
