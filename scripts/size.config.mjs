/** Budgets of `npm run size`: the files that a page fetches, as `npm run bench` measures it in the same uses. */

/** Shares of a budget: above the first one a line is printed, above the second one the command fails. */
export const warnsAt = 0.95;
export const failsAt = 1.05;

/** Most waves of requests without preloads: the scripts that a page names, and the files that they import. */
export const mostWaves = 2;

/**
 * Pages. Until a page is ready it fetches its scripts and the files of its parts, by their names in `preload.json`; its use
 * fetches the late parts. Budgets are requests until ready, and kB of brotli until ready and after the use, with React and
 * in the compact build.
 */
export const pages = [
  {
    name: 'contact form, sent after an error',
    scripts: ['suite'],
    parts: ['rs-form'],
    late: ['rs-form.view'],
    budget: { requests: 6, ready: 78, used: 138, compact: 86 },
  },
  {
    name: 'contact form with calendar and bot check',
    scripts: ['suite'],
    parts: ['rs-form', 'rs-calendar'],
    late: ['rs-form.view', 'rs-form.bot-check', 'rs-calendar.view'],
    budget: { requests: 7, ready: 94, used: 165, compact: 115 },
  },
  {
    name: 'banner of an empty tag, with its settings',
    scripts: ['suite'],
    parts: ['cookie-consent'],
    late: ['cookie-consent.view'],
    budget: { requests: 6, ready: 36, used: 98, compact: 47 },
  },
  {
    name: 'gallery, with a picture',
    scripts: ['suite'],
    parts: ['media-box'],
    late: ['media-box.viewer'],
    budget: { requests: 6, ready: 37, used: 115, compact: 64 },
  },
  {
    name: 'home page: site.js',
    scripts: ['site', 'suite'],
    parts: ['site'],
    late: ['site/cookie-consent.view'],
    budget: { requests: 6, ready: 70, used: 130, compact: 80 },
  },
  {
    name: 'contact page: site.js and forms.js',
    scripts: ['site', 'forms', 'suite'],
    parts: ['site', 'forms'],
    late: ['forms/rs-form.view', 'forms/rs-calendar.view'],
    budget: { requests: 8, ready: 153, used: 218, compact: 168 },
  },
];

/** Files of a page beside those, in kB of gzip. */
export const files = new Map([
  ['suite.js', 4],
  ['consent-stub.js', 1],
  ['rsform-compat.js', 9.2],
]);

/** Most chunks in `dist/chunks/`. */
export const mostChunks = 60;
