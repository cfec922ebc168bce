/**
 * Selection of the tests that `npm run test:firefox` runs: those whose result depends on the engine. All others run in
 * Chromium only.
 */

/** Rules: a reason, and the tests by parts of their paths. */
export const engineRules = [
  [
    'The whole contact form journey: every feature of a browser that a visitor of the practice needs.',
    `
      journey/contact/
    `,
  ],
  [
    'Focus and keys: what takes the focus, where Tab goes, what Escape closes.',
    `
      journey/theme/keyboard journey/kitchen/keyboard shared/dom/lend-focus shared/overlay/layer-stack
      back-to-top/back-to-top.browser media-box/viewer/keys nav-menu/nav-menu.browser
      rs-calendar/around-an-input rs-calendar/calendar.browser compat/calls
      rs-form/paging/paging.browser rs-form/review/ rs-form/rows/ rs-form/session/ sticky-header/sticky-header.browser tab-set/tab-set.browser
    `,
  ],
  [
    'Forms: validity, default values, what is posted, what a reset and a reload put back.',
    `
      journey/kitchen/without-leaving journey/uploads/ kits/joomla/saved shared/dom/unclobbered-form rs-form/checks/ compat/drop-in
      compat/boxes compat/posts rs-form/conditions/ rs-form/early.browser rs-form/field-helpers/
      rs-form/hostile-page rs-form/markup/ rs-form/masks/ rs-form/rendering/markup rs-form/rendering/same-behaviour
      rs-form/rs-form.browser rs-form/server-check/ rs-form/submit/ rs-form/totals/notation rs-form/totals/totals-fields
      rs-form/totals/totals-mistakes
      rs-form/placed-tags/uploads rs-range/range.browser rs-range/shown rs-range/value-words rs-uploads/hostile
      rs-uploads/late-view rs-uploads/pick-by-hand rs-uploads/previews rs-uploads/uploads.browser
      rs-calendar/missing-time rs-location/coordinates
    `,
  ],
  [
    'History and the back-forward cache: a page that is left and comes back, and addresses with a hash.',
    `
      journey/kitchen/token media-box/history/ page-analytics/staying rs-form/csrf-token/
      rs-form/paging/paging-history rs-form/thank-you/ tab-set/links
    `,
  ],
  [
    'Storage: cookies, the storages of a session and of an origin, and a browser that refuses them.',
    `
      journey/consent/choice journey/kitchen/drafts shared/consent/ cookie-consent/ media-box/popups/
      rs-form/drafts/
    `,
  ],
  [
    'Touch and pointer: which events come, in which order, and what scrolls meanwhile.',
    `
      journey/theme/messaging media-box/gestures/ nav-menu/pointers offcanvas-panel/swipe rs-calendar/popup
      shared/overlay/scroll-lock rs-calendar/low-window
      shared/overlay/scroll-lock shared/dom/scroller back-to-top/body-scroller sticky-header/body-scroller
    `,
  ],
  [
    'Content security policies and Trusted Types: what is refused, and how a script learns of it.',
    `
      journey/legacy/policies elements/strict-policies shared/trust/
      shared/loader/ rs-form/bot-check/ tooling/vendor-transform.browser kits/joomla/pages
    `,
  ],
  [
    'Dialogs: the top layer, what is inert below it, and what gets the focus back.',
    `
      journey/calendar/three-calendars journey/gallery/ cookie-consent/settings media-box/media-box.browser
      media-box/media/own-content media-box/opening/ offcanvas-panel/offcanvas-panel.browser
      shared/element/announcer
    `,
  ],
  [
    'Pictures: the natural size of an SVG that has none of its own.',
    `
      media-box/media/odd-pictures
    `,
  ],
  [
    'Animations of the first paint: whether they end with their rules.',
    `
      shared/element/first-paint
    `,
  ],
  [
    'Printing and the settings of a visitor: media queries, colors, motion, scripts that are off.',
    `
      journey/theme/media journey/theme/no-script lazy-images/lazy-images.browser shared/styles/
    `,
  ],
  [
    'Dates, numbers and sorting by language: engines bring tables of their own.',
    `
      journey/calendar/time-zones rs-calendar/reading-order shared/i18n/
    `,
  ],
].map(([why, paths]) => ({ why, paths: paths.trim().split(/\s+/) }));

const runsInBrowser = (test) => /\.(?:browser|journey)\.test\.ts$/.test(test);

/** Returns the tests among these that run in Firefox. */
export function engineTests(tests) {
  const paths = engineRules.flatMap((rule) => rule.paths);
  return tests.filter(runsInBrowser).filter((test) => paths.some((path) => test.includes(path)));
}
