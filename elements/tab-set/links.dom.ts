import type { SafeDocument } from '../../shared/dom/unclobbered.js';

/** Callbacks for the target of the page's URL. */
export interface LinkListeners {
  readonly onTarget: (target: Element) => void;
  readonly onNone: () => void;
}

/**
 * Calls back with the element that the URL's fragment references: now, after a click on a link, and on navigation,
 * until the signal aborts.
 */
export function watchLinks(
  document: SafeDocument,
  { onTarget, onNone }: LinkListeners,
  signal: AbortSignal,
): void {
  const window = document.defaultView as Window;

  function follow(hash: string): void {
    const target = elementAt(document, hash);
    if (target) onTarget(target);
    else if (!window.location.href.includes('#')) onNone();
  }

  function click(event: MouseEvent): void {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const isOurs = link?.hash && link.href.split('#')[0] === window.location.href.split('#')[0];
    // Before the browser scrolls, because a hidden target has no position.
    if (isOurs && !event.defaultPrevented && !event.ctrlKey && !event.metaKey) follow(link.hash);
  }

  window.addEventListener('hashchange', () => follow(window.location.hash), { signal });
  window.addEventListener('click', click, { signal });
  follow(window.location.hash);
}

/**
 * Returns the element of a fragment as browsers find it: by the text itself, then decoded. The text is never a
 * selector.
 */
export function elementAt(document: SafeDocument, hash: string): Element | null {
  const text = hash.slice(1);
  return document.getElementById(text) ?? document.getElementById(decoded(text));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
