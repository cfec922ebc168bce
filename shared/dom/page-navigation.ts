import { document } from './unclobbered.js';

/** Navigation of the browser to this page. */
export interface PageNavigation {
  /** `reload` and `back_forward` may show a page that the visitor has seen before. */
  readonly type: NavigationTimingType;
  /** True if the server sent the browser on from another request, as it does after a post. */
  readonly isRedirected: boolean;
  /** The address of the page before; empty for none, and where a referrer policy hides it. */
  readonly referrer: string;
}

/** Reads the navigation to the current document. */
export function readNavigation(): PageNavigation {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    type: entry?.type ?? 'navigate',
    isRedirected: (entry?.redirectCount ?? 0) > 0,
    referrer: document.referrer,
  };
}

/**
 * Returns true if a post of this page led to this view: a redirect that began here. After a failed post there is none, nor
 * when the address is opened again.
 */
export function followsPost(navigation: PageNavigation): boolean {
  return navigation.referrer !== '' && mayFollowPost(navigation);
}

/** Returns the same; a navigation without a referrer may also follow a post. */
export function mayFollowPost({ type, isRedirected, referrer }: PageNavigation): boolean {
  return isRedirected && type !== 'back_forward' && (referrer === '' || isThisPage(referrer));
}

function isThisPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname === location.pathname;
}
