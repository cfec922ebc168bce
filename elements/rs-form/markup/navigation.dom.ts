/** How the browser came to this view of the page. */
export interface Navigation {
  /** `reload` and `back_forward` may show what the visitor has seen before. */
  readonly type: NavigationTimingType;
  /** Whether the server sent the browser on from another request, as it does after a post. */
  readonly isRedirected: boolean;
  /** The address of the page before; empty where there was none, or where the site does not tell. */
  readonly referrer: string;
}

/** How the browser came to the document that runs this. */
export function readNavigation(): Navigation {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    type: entry?.type ?? 'navigate',
    isRedirected: (entry?.redirectCount ?? 0) > 0,
    referrer: document.referrer,
  };
}

/**
 * Whether a post of this page led to this view: a redirect that began here. After a failed post there is none, nor
 * when the address is opened again.
 */
export function followsPost(navigation: Navigation): boolean {
  return navigation.referrer !== '' && mayFollowPost(navigation);
}

/** The same, where a site that hides where its visitors come from is believed. */
export function mayFollowPost({ type, isRedirected, referrer }: Navigation): boolean {
  return isRedirected && type !== 'back_forward' && (referrer === '' || isThisPage(referrer));
}

function isThisPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname === location.pathname;
}
