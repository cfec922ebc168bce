/** Budgets of `npm run size`: what a page fetches, as `npm run bench` measures it in the same uses. */

/** Shares of a budget: above the first one a line is printed, above the second one the command fails. */
export const warnsAt = 0.95;
export const failsAt = 1.05;

/**
 * Pages. Until a page is ready it fetches the loader and the chunks of its tags; its use fetches the late chunks. Budgets
 * are requests until ready, and kB of brotli until ready and after the use, with React and in the compact build.
 */
export const pages = [
  {
    name: 'contact form, sent after an error',
    tags: ['rs-form'],
    late: ['rs-form.view'],
    budget: { requests: 6, ready: 70, used: 135, compact: 85 },
  },
  {
    name: 'contact form with calendar and bot check',
    tags: ['rs-form', 'rs-calendar'],
    late: ['rs-form.view', 'rs-form.bot-check', 'rs-calendar.view'],
    budget: { requests: 7, ready: 90, used: 165, compact: 115 },
  },
  {
    name: 'banner of an empty tag, with its settings',
    tags: ['cookie-consent'],
    late: ['cookie-consent.view'],
    budget: { requests: 6, ready: 30, used: 95, compact: 45 },
  },
  {
    name: 'gallery, with a picture',
    tags: ['media-box'],
    late: ['media-box.viewer'],
    budget: { requests: 6, ready: 34, used: 115, compact: 60 },
  },
];

/** Files of a page beside those, in kB of gzip. */
export const files = new Map([
  ['suite.js', 3.5],
  ['consent-stub.js', 1],
  ['rsform-compat.js', 8],
]);

/** Most chunks in `dist/chunks/`. */
export const mostChunks = 60;
