/**
 * Bridge between `<cookie-consent>` and the WP Consent API, in both directions. Without that API it does nothing.
 */
(function ({ banner, revision, days }) {
  const categories = ['preferences', 'statistics', 'marketing'];
  /** Category of the suite → categories of the API. */
  const names = {
    preferences: ['preferences'],
    statistics: ['statistics', 'statistics-anonymous'],
    marketing: ['marketing'],
  };
  const hasBanner = banner === '1';
  /** True while this script writes into the API, whose event is no choice of a visitor then. */
  let isWriting = false;

  /** Returns the newest answer in the cookie; undefined without a valid one. */
  function readAnswer() {
    const now = Date.now() / 1000;
    const found = [
      ...document.cookie.matchAll(
        /(?:^|; )rs_consent=1\.(\d+)\.(\d+)\.([\w-]+)\.([a-z,%2C]{0,999})(?![^;])/g,
      ),
    ]
      .map(([, revisionOf, seconds, segment, list]) => ({
        revision: Number(revisionOf),
        seconds: Number(seconds),
        segment,
        list,
      }))
      .filter(({ seconds }) => seconds < now + 86_400)
      .sort((one, other) => other.seconds - one.seconds)[0];
    const isValid = found && found.revision >= Number(revision) && now - found.seconds <= days * 86_400;
    return isValid ? found : undefined;
  }

  /** Returns the accepted categories in the cookie; undefined without a valid answer. */
  function readChoice() {
    const found = readAnswer();
    return found && categories.filter((category) => found.list.includes(category));
  }

  /**
   * Returns the services that the visitor has refused, as the second part of the cookie has them: `-hotjar`. The API has
   * no services, so a service that was allowed alone follows its category.
   */
  function refusedServices() {
    const { segment = '', seconds } = readAnswer() ?? {};
    const [, time, list = ''] = /^.+?_(\d{9,})_([a-z\d_-]+)$/.exec(segment) ?? [];
    return Number(time) === seconds ? list.split('_').filter((id) => /^-[a-z][a-z\d-]{0,31}$/.test(id)) : [];
  }

  /** Writes an answer of the banner into the API. */
  function tellApi(accepted) {
    if (typeof window.wp_set_consent !== 'function') return;
    isWriting = true;
    window.wp_set_consent('functional', 'allow');
    for (const category of categories)
      for (const name of names[category])
        window.wp_set_consent(name, accepted.includes(category) ? 'allow' : 'deny');
    isWriting = false;
  }

  /** Writes an answer of the API into the cookie of the suite, and reports it to its elements. */
  function tellSuite(accepted) {
    const seconds = Math.floor(Date.now() / 1000);
    const refused = refusedServices();
    const id = Math.random().toString(36).slice(2);
    const segment = refused.length > 0 ? [id, seconds, ...refused].join('_') : id;
    const value = `1.${revision}.${seconds}.${segment}.${['necessary', ...accepted].join(',')}`;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const isFirst = readChoice() === undefined;
    document.cookie = `rs_consent=${value}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure}`;
    const services = { allowed: [], refused: refused.map((service) => service.slice(1)) };
    const detail = { accepted: ['necessary', ...accepted], services, isFirst, revision: Number(revision) };
    document.dispatchEvent(new CustomEvent('cookie-consent-changed', { bubbles: true, detail }));
  }

  /** Takes a change of the API, `{ category: 'allow' | 'deny' }` with several entries. */
  function takeChange(detail) {
    const accepted = new Set(readChoice() ?? []);
    const before = [...accepted].join();
    for (const category of categories) {
      const word = detail?.[names[category][0]];
      if (word === 'allow') accepted.add(category);
      if (word === 'deny') accepted.delete(category);
    }
    const after = categories.filter((category) => accepted.has(category));
    if (after.join() !== before || readChoice() === undefined) tellSuite(after);
  }

  document.addEventListener('wp_listen_for_consent_change', ({ detail }) => {
    if (!isWriting) takeChange(detail);
  });

  if (hasBanner) {
    window.wp_consent_type = 'optin';
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
    addEventListener('cookie-consent-changed', ({ detail }) => tellApi(detail?.accepted ?? []));
    const choice = readChoice();
    if (choice) tellApi(choice);
  }
})(document.currentScript.dataset);
