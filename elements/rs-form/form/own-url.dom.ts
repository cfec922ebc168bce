import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Returns an address of the page's own origin, absolute or relative to the page; null for any other text. */
export function ownUrl(element: Element, address = ''): URL | null {
  const { baseURI, defaultView } = documentOf(element);
  const url = address !== '' && URL.canParse(address, baseURI) ? new URL(address, baseURI) : null;
  return url && url.origin === defaultView?.location.origin ? url : null;
}
