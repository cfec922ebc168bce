/**
 * The classic inline script of pages with a consent layer, at most 1 kB: it runs before any element, marks that
 * a layer exists and freezes what the visitor had accepted when the page was loaded, as
 * `rsConsent.accepted`: nothing where that was for an older revision than the page's, which the script's own
 * `data-revision` says. It keeps what fails before the suite runs, as `rsConsent.failures`. Built on its own, so it
 * imports nothing; a test holds it to `parseConsent`.
 */
(() => {
  const known = ['necessary', 'preferences', 'statistics', 'marketing'];
  const named = document.currentScript?.dataset['revision']?.trim();
  // A revision that is no number is one that nobody can have accepted.
  const revision = named === undefined ? 0 : /^\d{1,9}$/.test(named) ? Number(named) : Infinity;
  let listed: string[] = [];
  try {
    const text = /(?:^|; )rs_consent=([^;]{1,4096})(?:;|$)/.exec(document.cookie)?.[1] ?? '';
    const match = /^1\.(\d{1,9})\.\d{1,12}\.[\w-]{1,64}\.([a-z,]*)$/.exec(decodeURIComponent(text));
    if (Number(match?.[1]) >= revision) listed = match?.[2]?.split(',') ?? [];
  } catch {
    // A sandboxed frame throws, and so does a malformed escape: both mean that nothing was accepted.
  }
  // What fails before the suite's own script runs is named by that.
  const failures: unknown[] = [];
  addEventListener(
    'error',
    (event) => failures.length < 50 && failures.push([event, document.currentScript]),
    true,
  );
  const accepted = Object.freeze(known.filter((id) => listed.includes(id)));
  Object.defineProperty(window, 'rsConsent', { value: Object.freeze({ accepted, revision, failures }) });
})();
