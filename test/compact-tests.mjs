/**
 * Selection of the tests that CI and `npm run test:all` repeat on the compact build, in Chromium: those of every view,
 * which there is rendered by Preact, and journeys.
 */

/** Rules: a view or a journey, and the tests by parts of their paths. */
export const compactRules = [
  ['The internal tag of a view, its store and its errors.', 'shared/react/define-view'],
  ['Links.', 'back-to-top/floating.browser whatsapp-link/whatsapp-link.browser'],
  ['Settings of the consent banner.', 'cookie-consent/settings'],
  [
    'The viewer: its controls, and each kind of item.',
    'media-box/media-box.browser media-box/viewer/keys media-box/media/',
  ],
  ['The panel.', 'offcanvas-panel/offcanvas-panel.browser'],
  ['The calendar: days, times, header.', 'rs-calendar/calendar.browser rs-calendar/popup'],
  ['The error list.', 'rs-form/rs-form.browser'],
  ['Forms from JSON.', 'rs-form/rendering/markup rs-form/rendering/same-behaviour'],
  ['Suggestions and the map’s chrome.', 'rs-location/location.browser rs-location/map.browser'],
  ['The slider.', 'rs-range/range.browser'],
  ['Picked files and their previews.', 'rs-uploads/uploads.browser rs-uploads/previews'],
  [
    'Journeys.',
    `
      journey/contact/errors journey/gallery/gallery
      journey/consent/choice journey/calendar/three-calendars journey/builds
    `,
  ],
].map(([what, paths]) => ({ what, paths: paths.trim().split(/\s+/) }));

/** Returns the tests among these that are repeated. */
export function compactTests(tests) {
  const paths = compactRules.flatMap((rule) => rule.paths);
  return tests.filter((test) => paths.some((path) => test.includes(path)));
}
