import { optionalGlobal } from '../../../shared/dom/named-by-page.js';
import type { Tracking } from '../page-analytics.host.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { findSearchTerm, pageOf } from './page-address.model.js';

/** Interval in milliseconds at which the URL is checked in browsers without the Navigation API. */
const historyCheckMs = 1000;

/** Tracks page views: of the loaded page, of pages that a script puts in its place, and of returns to them. */
export function watchPageViews({ clock, signal, track }: Tracking): void {
  let page = '';

  function view(referrer: string): void {
    page = pageOf(document.URL);
    track('page_view', { page_location: page, page_referrer: referrer, page_title: document.title });
  }
  function check(): void {
    if (pageOf(document.URL) !== page) view(page);
  }
  function checkAgain(): void {
    if (signal.aborted) return;
    check();
    clock.after(historyCheckMs, checkAgain);
  }

  view(document.referrer);
  const navigation = optionalGlobal('navigation');
  // The title changes after the URL.
  if (navigation instanceof EventTarget) {
    navigation.addEventListener('currententrychange', () => queueMicrotask(check), { signal });
  } else checkAgain();
  const viewAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) view(document.referrer);
  };
  window.addEventListener('pageshow', viewAgain, { signal });
}

/** Tracks a page with search results. */
export function trackSearch({ track }: Tracking, names: string): void {
  const query = new URLSearchParams(location.search);
  const term = findSearchTerm(names, (name) => query.get(name));
  if (term) track('view_search_results', { search_term: term });
}
