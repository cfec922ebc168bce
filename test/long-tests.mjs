/**
 * Selection of the tests that `npm test` leaves out, because they take longer than the rest together: CI,
 * `npm run test:all`, `npm run test:changed` and a word of their path run them. A feature has its shortest journey in
 * `npm test`.
 */

/** Rules: a kind of tests, and the tests by parts of their paths. */
export const longRules = [
  [
    'Every page, every state of a page, or every name that a page can give to a part of it.',
    `
      journey/clobbered/ journey/consent/crawl journey/layout-shift journey/first-paint
      journey/kitchen/accessibility journey/theme/accessibility journey/contact/accessibility
      journey/legacy/accessibility journey/legacy/layouts journey/kitchen/places journey/kitchen/sizes
      journey/kitchen/translation journey/analytics/analytics journey/calendar/time-zones
      journey/accessibility-tree tooling/patterns cli/doctor/demo rs-calendar/calendar.audit
      media-box/media-box.audit tab-set/tab-set.audit
    `,
  ],
  [
    'Every file that can come late or never.',
    `
      journey/form-chunks journey/theme/lost-chunks journey/theme/loader journey/contact/first-reaction
      journey/legacy/late journey/legacy/first-sight journey/calendar/loading journey/location/loading
    `,
  ],
  [
    'What happens to a form in a tab that is reloaded, copied, offline, or changed by others.',
    `
      journey/kitchen/faults journey/kitchen/drafts journey/kitchen/token journey/kitchen/history
      journey/kitchen/foreign-nodes journey/kitchen/server-words journey/kitchen/bot-checks
      journey/contact/bot-check journey/gallery/leaks
    `,
  ],
  [
    'Every way in which a form is sent, refused and thanked for, and every policy.',
    'journey/contact/sending journey/kitchen/without-leaving elements/strict-policies journey/legacy/policies',
  ],
  [
    'What is opened a hundred times, has a thousand fields, or is compared with thousands of texts.',
    'media-box/leaks rs-form/large-form rendering/slices dates/moment-oracle',
  ],
  [
    'Programs of others: servers, bundlers, compilers, the runner of the tests itself.',
    `
      any-server/ kits/wordpress/plugin kits/wordpress/content cli/bundle.test tooling/bundlers tooling/release
      tooling/directions tooling/new-element tooling/package-types tooling/counting tooling/needs tooling/page-scripts
      journey/harness journey/screen-reader
    `,
  ],
].map(([what, paths]) => ({ what, paths: paths.trim().split(/\s+/) }));

/** Returns true for a test that takes long. */
export function isLong(test) {
  return longRules.some(({ paths }) => paths.some((path) => test.includes(path)));
}
