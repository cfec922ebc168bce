/**
 * The classic inline script of pages with a consent layer: it runs before any element and before any tag manager, at
 * most 1 kB in gzip. It
 *
 * - marks that a layer exists and freezes what the visitor had accepted when the page was loaded, as
 *   `rsConsent.accepted`: nothing where that was for an older revision than the page's (`data-revision`), or longer ago
 *   than `data-days` (365);
 * - tells the first-paint sheet whether this visitor is asked, as `data-rs-consent` of the root, and keeps the last press
 *   on the banner there until the layer takes it;
 * - says so in Google's consent mode, version 2, which waits 500 ms for a word of the layer, and passes each later
 *   word of it on;
 * - makes `text/plain` of what has a `data-category` that is not accepted, before the browser runs it, also where an
 *   optimiser has put another type there or delays the suite;
 * - keeps what fails before the suite runs, as `rsConsent.failures`.
 */
import { consentCategories, findConsent, isCurrent, readTerms } from './parse-consent.model.js';

interface PrivateNavigator {
  readonly globalPrivacyControl?: unknown;
}

const terms = readTerms({ ...document.currentScript?.dataset });
let accepted: readonly string[] = [];
const mark = document.documentElement.dataset;
try {
  const { cookie } = document;
  const choice = findConsent(cookie, Date.now() / 1000);
  if (choice && isCurrent(choice, terms)) accepted = choice.accepted;
  // By this mark the page's first-paint sheet shows the banner; it keeps the last press until the layer is there.
  else if (!cookie.includes('cookieconsent_status') && !(navigator as PrivateNavigator).globalPrivacyControl)
    mark['rsConsent'] = 'ask';
} catch {
  // A sandboxed frame throws: nothing was accepted.
}
addEventListener('click', ({ target }) => {
  const press = (target as Element).closest?.<HTMLElement>('[data-consent]')?.dataset['consent'];
  if (press) mark['rsConsent'] &&= press;
});
// What fails before the suite's own script runs is named by that.
const failures: unknown[] = [];
addEventListener(
  'error',
  (event) => {
    if (failures.length < 50) failures.push([event, document.currentScript]);
  },
  true,
);

const page = window as typeof window & { dataLayer?: unknown[]; gtag?: (...words: unknown[]) => void };
// Tag managers take the arguments of a call, and no array.
page.gtag ??= function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  (page.dataLayer ??= []).push(arguments);
};
function say(word: string, ids: readonly string[], more?: object): void {
  const [, preferences, statistics, marketing] = consentCategories.map((id) =>
    ids.includes(id) ? 'granted' : 'denied',
  );
  page.gtag?.('consent', word, {
    security_storage: 'granted',
    functionality_storage: preferences,
    personalization_storage: preferences,
    analytics_storage: statistics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    ...more,
  });
}
say('default', accepted, { wait_for_update: 500 });
addEventListener('cookie-consent-changed', ({ detail }) => say('update', detail.accepted));

// Before the parser lets a script run it lets observers look at it.
const guard = new MutationObserver(() => {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-category]')) {
    const { dataset, type } = script;
    if (type === 'text/plain' || ['necessary', ...accepted].includes(dataset['category'] ?? '')) continue;
    dataset['held'] = type;
    script.type = 'text/plain';
  }
});
guard.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => guard.disconnect());

Object.defineProperty(page, 'rsConsent', {
  value: Object.freeze({ accepted: Object.freeze(accepted), ...terms, failures }),
});
