/**
 * The classic inline script of pages with a consent layer: it runs before any element and before any tag manager, at
 * most 1 kB in gzip. It
 *
 * - marks that a layer exists and freezes what the visitor had accepted when the page was loaded, as
 *   `rsConsent.accepted`: nothing where that was for an older revision than the page's (`data-revision`);
 * - tells the first-paint sheet whether this visitor is asked, as `data-rs-consent` of the root, and keeps the last press
 *   on the banner there until the layer takes it;
 * - says so in Google's consent mode, version 2, which waits 500 ms for a word of the layer, and passes each later
 *   word of it on;
 * - makes `text/plain` of what has a `data-category` that is not accepted, before the browser runs it, also where an
 *   optimiser has put another type there or delays the suite;
 * - keeps what fails before the suite runs, as `rsConsent.failures`.
 *
 * Built on its own, so it imports nothing; a test holds it to `parseConsent`.
 */
(() => {
  const known = ['necessary', 'preferences', 'statistics', 'marketing'];
  const named = document.currentScript?.dataset['revision']?.trim();
  // A revision that is no number is one that nobody can have accepted.
  const revision = named === undefined ? 0 : /^\d{1,9}$/.test(named) ? Number(named) : Infinity;
  let listed: string[] = [];
  const { dataset: mark } = document.documentElement;
  try {
    const text = /(?:^|; )rs_consent=([^;]{1,4096})(?:;|$)/.exec(document.cookie)?.[1] ?? '';
    const match = /^1\.(\d{1,9})\.\d{1,12}\.[\w-]{1,64}\.([a-z,]*)$/.exec(decodeURIComponent(text));
    if (Number(match?.[1]) >= revision) listed = match?.[2]?.split(',') ?? [];
    // By this mark the page's first-paint sheet shows the banner; it keeps the last press until the layer is there.
    else if (!/cookieconsent_status/.test(document.cookie) && !Reflect.get(navigator, 'globalPrivacyControl'))
      mark['rsConsent'] = 'ask';
  } catch {
    // A sandboxed frame throws, and so does a malformed escape: both mean that nothing was accepted.
  }
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-consent]');
    if (button) mark['rsConsent'] &&= button.dataset['consent'] ?? '';
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
  const accepted = Object.freeze(known.filter((id) => listed.includes(id)));

  const page = window as typeof window & { dataLayer?: unknown[]; gtag?: (...words: unknown[]) => void };
  // Tag managers take the arguments of a call, and no array.
  page.gtag ??= function () {
    // eslint-disable-next-line prefer-rest-params -- see above
    (page.dataLayer ??= []).push(arguments);
  };
  const say = (word: string, ids: readonly string[], more: object) => {
    const modes: Record<string, string | number> = { security_storage: 'granted', ...more };
    for (const [id, ...names] of [
      ['preferences', 'functionality', 'personalization'],
      ['statistics', 'analytics'],
      ['marketing', 'ad'],
    ] as const)
      for (const name of names) modes[`${name}_storage`] = ids.includes(id) ? 'granted' : 'denied';
    modes['ad_user_data'] = modes['ad_personalization'] = modes['ad_storage'] as string;
    page.gtag?.('consent', word, modes);
  };
  say('default', accepted, { wait_for_update: 500 });
  addEventListener('cookie-consent-changed', ({ detail }) => say('update', detail.accepted, {}));

  // Before the parser lets a script run it lets observers look at it.
  const guard = new MutationObserver(() => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-category]')) {
      const { dataset, type } = script;
      if (type === 'text/plain' || ['necessary', ...accepted].includes(dataset['category'] ?? '')) continue;
      if (type) dataset['type'] ??= type;
      script.type = 'text/plain';
    }
  });
  guard.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => guard.disconnect());

  Object.defineProperty(window, 'rsConsent', { value: Object.freeze({ accepted, revision, failures }) });
})();
