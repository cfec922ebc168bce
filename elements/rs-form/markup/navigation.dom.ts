/** Navigation of the browser to this page. */
export interface PageNavigation {
  /** `reload` and `back_forward` may show what the visitor has seen before. */
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
 * Returns whether a post of this page led to this view: a redirect that began here. After a failed post there is none, nor
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

/** The key, in the state of an entry of the browser's history, of the forms that were thanked for there. */
const key = 'rs-form-thanked';

/**
 * Returns whether a thank-you is seen for the first time, and notes in the entry of the history that it was seen: Back,
 * Forward and a reload show what was seen before.
 */
export function isFirstThanks(formId: number, { type }: PageNavigation): boolean {
  const isKnown = isThankedHere(formId);
  markThanked(formId);
  return !isKnown && type !== 'back_forward';
}

/** Returns whether this entry of the history has shown the thank-you of a form. */
export function isThankedHere(formId: number): boolean {
  return thankedIn(history.state).includes(formId);
}

/**
 * Notes the thank-you in the history's state. The page's own entries stay; a state that is no plain object is left
 * alone.
 */
export function markThanked(formId: number): void {
  const state: unknown = history.state;
  if (isThankedHere(formId) || !(state === null || isPlain(state))) return;
  try {
    history.replaceState({ ...state, [key]: [...thankedIn(state), formId] }, '');
  } catch {
    // A page in a sandbox may not write; it thanks again then.
  }
}

function thankedIn(state: unknown): readonly unknown[] {
  const thanked = isPlain(state) && Object.hasOwn(state, key) ? Reflect.get(state, key) : null;
  return Array.isArray(thanked) ? thanked : [];
}

function isPlain(state: unknown): state is object {
  return typeof state === 'object' && state !== null && Object.getPrototypeOf(state) === Object.prototype;
}
