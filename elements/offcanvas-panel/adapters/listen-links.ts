/** Hears the links in the panel that lead somewhere in this window. */
export function listenToLinks(host: HTMLElement, onLink: (landing: HTMLElement | null) => void): () => void {
  const page = host.ownerDocument;
  // On the document, so that a menu whose link only opens a level has its say first.
  const listener = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && host.contains(link) && leads(link, event)) onLink(landingOf(link));
  };
  page.addEventListener('click', listener);
  return () => page.removeEventListener('click', listener);
}

function leads(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isElsewhere = link.hasAttribute('download') || !['', '_self'].includes(link.target);
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  return !isElsewhere && !isModified && !event.defaultPrevented;
}

/** The place in this page that a link leads to. */
function landingOf(link: HTMLAnchorElement): HTMLElement | null {
  const { location } = link.ownerDocument;
  const isHere =
    link.origin + link.pathname + link.search === location.origin + location.pathname + location.search;
  return isHere ? link.ownerDocument.getElementById(decoded(link.hash.slice(1))) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
