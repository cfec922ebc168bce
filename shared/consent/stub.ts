/**
 * Classic inline script for pages with a consent layer, at most 1 kB in gzip. It runs before all elements and tag
 * managers, and does the following:
 *
 * - It defines `rsConsent.accepted`: the categories that the visitor had accepted when the page was loaded. The list
 *   is
 *   empty if the choice is for an older revision than `data-revision`, or older than `data-days` (default 365).
 * - It sets `data-rs-consent` on the root for the first-paint sheet if the visitor has to be asked. The attribute
 *   then
 *   holds the last press on the banner until the layer reads it.
 * - It sets Google's consent mode, version 2, with a wait of 500 ms for the layer, and updates it at each later
 *   choice.
 * - It sets the type `text/plain` on scripts with a `data-category` that is not accepted, before the browser runs
 *   them.
 *   This holds also where an optimiser has set another type or delays the suite.
 * - It records errors that happen before the suite runs, as `rsConsent.failures`.
 */
import { consentCategories, findCategories, isCurrent, readTerms } from './parse-consent.model.js';

interface PrivateNavigator {
  readonly globalPrivacyControl?: unknown;
}

const terms = readTerms({ ...document.currentScript?.dataset });
let accepted: readonly string[] = [];
let id = '';
// An element of the page may have the name of a member of the document later, and of none of the root's.
const root = document.documentElement;
const mark = root.dataset;
try {
  const { cookie } = document;
  const choice = findCategories(cookie, Date.now() / 1000);
  if (choice && isCurrent(choice, terms)) ({ accepted, id } = choice);
  // The first-paint sheet shows the banner by this attribute, which later holds the last press for the layer.
  else if (!cookie.includes('cookieconsent_status') && !(navigator as PrivateNavigator).globalPrivacyControl)
    mark['rsConsent'] = 'ask';
} catch {
  // A sandboxed frame throws: nothing was accepted.
}
addEventListener('click', (event) => {
  for (const { dataset } of event.composedPath() as Partial<HTMLElement>[])
    if (dataset?.['consent']) mark['rsConsent'] &&= dataset['consent'];
});
// Errors before the suite runs are recorded here, at most 50, and reported by it.
const failures: unknown[] = [];
addEventListener(
  'error',
  (event) => {
    if (!failures[49]) failures.push([event, document.currentScript]);
  },
  true,
);

const page = window as typeof window & { dataLayer?: unknown[]; gtag: (...words: unknown[]) => void };
// Tag managers read an arguments object and ignore an array.
page.gtag ??= function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  (page.dataLayer ??= []).push(arguments);
};
function say(word: string, ids: readonly string[], more?: object): void {
  const [, preferences, statistics, marketing] = consentCategories.map((one) =>
    ids.includes(one) ? 'granted' : 'denied',
  );
  page.gtag('consent', word, {
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

// The parser notifies observers before it runs a script.
const guard = new MutationObserver(() => {
  for (const script of root.querySelectorAll<HTMLScriptElement>('script[data-category]')) {
    const { dataset, type } = script;
    // The layer knows the services: where the choice is about them too, it starts the scripts.
    const runs = ['necessary', ...(id.includes('_') ? [] : accepted)];
    if (type === 'text/plain' || runs.includes(dataset['category'] as string)) continue;
    dataset['held'] = type;
    script.type = 'text/plain';
  }
});
guard.observe(root, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => guard.disconnect());

Object.defineProperty(page, 'rsConsent', {
  value: Object.freeze({ accepted: Object.freeze(accepted), ...terms, failures }),
});
