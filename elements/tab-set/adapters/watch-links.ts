/** Tells which element an address leads to: now, after a click on a link, and on the way back. Null is none. */
export function watchLinks(
  page: Document,
  onTarget: (target: Element) => void,
  onNone: () => void,
  signal: AbortSignal,
): void {
  const view = page.defaultView as Window;

  function follow(hash: string): void {
    const target = elementAt(page, hash);
    if (target) onTarget(target);
    else if (!view.location.href.includes('#')) onNone();
  }

  function click(event: MouseEvent): void {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const isOurs = link?.hash && link.href.split('#')[0] === view.location.href.split('#')[0];
    // Before the browser scrolls there: what is hidden has no place to scroll to.
    if (isOurs && !event.defaultPrevented && !event.ctrlKey && !event.metaKey) follow(link.hash);
  }

  view.addEventListener('hashchange', () => follow(view.location.hash), { signal });
  view.addEventListener('click', click, { signal });
  follow(view.location.hash);
}

/** As a browser finds it: by the text itself, then decoded. The address is never a selector. */
export function elementAt(page: Document, hash: string): Element | null {
  const text = hash.slice(1);
  return page.getElementById(text) ?? page.getElementById(decoded(text));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
