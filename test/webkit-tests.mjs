/**
 * Tests that `npm run test:webkit` skips, with the reason of each. What a driver or a port of WebKit lacks is here; a
 * defect of the suite is not.
 */
import { engineTests } from './engine-tests.mjs';

/** Rules: a reason, and tests as part of a path, or of a path and of the titles: `part: title`. */
export const webKitRules = [
  ['The driver sends Shift with Tab as a key without a name.', ['rs-calendar/popup: keeps Tab inside']],
  ['The port for GTK has no screen orientation.', ['media-box/gestures/mouse: when the screen was turned']],
  [
    'An SVG without a size gets one: 300 × 150, or the size of its box.',
    [
      'media-box/media/odd-pictures: is an error of the item where it is an SVG without a size',
      'media-box/media/odd-pictures: has the form of its view box',
    ],
  ],
  [
    'Media queries of a constructed sheet stay as they were while no element of the page had the sheet.',
    ['cookie-consent/settings: in sight at 360 × 640', 'media-box/viewer/appearance: take at most a fifth'],
  ],
  [
    'In the dark scheme the page reads the ground of a native button as light grey.',
    [
      'rs-range/range.audit: in dark colours',
      'rs-location/location.audit: in dark colours',
      'rs-uploads/uploads.audit: in dark colours',
      'rs-form/rs-form.audit: in dark colours',
      'rs-form/rows/rows.browser: in dark colours',
      'rs-form/session/session.browser: in dark colours',
      'rs-form/review/review.audit: in dark colours',
    ],
  ],
].map(([why, tests]) => ({ why, tests }));

/** Returns the rules of a test file: each reason with the part of the titles that it is about, '' for all. */
export function webKitSkips(file) {
  return webKitRules.flatMap(({ why, tests }) =>
    tests
      .map((test) => divide(test))
      .flatMap(([path, title]) => (file.includes(path) ? [{ why, title }] : [])),
  );
}

function divide(test) {
  const at = test.indexOf(': ');
  return at < 0 ? [test, ''] : [test.slice(0, at), test.slice(at + 2)];
}

/** Returns the reason why WebKit skips a test of a file; undefined if it runs. `title` has those of its suites. */
export function whyWebKitSkips(file, title) {
  return webKitSkips(file).find((skip) => title.includes(skip.title))?.why;
}

/** Rules about journeys that WebKitGTK cannot run: a reason, and parts of their paths. */
export const webKitJourneyRules = [
  [
    'The driver works by scripts of the page, so that none can be switched off.',
    ['journey/contact/no-script', 'journey/theme/no-script'],
  ],
  [
    'A held request keeps its connection, of which there are six: what a page asks for at once comes in parts.',
    ['journey/contact/first-reaction'],
  ],
  ['A helper of these stories clicks by selectors that only Puppeteer has.', ['kits/joomla/pages']],
].map(([why, paths]) => ({ why, paths }));

/** Journeys that the whole run leaves out, because it has five minutes. They run by their names. */
export const longInWebKit = [
  'journey/contact/altcha',
  'journey/contact/bot-check',
  'journey/kitchen/drafts',
  'journey/kitchen/keyboard',
  'journey/kitchen/without-leaving',
  'journey/legacy/policies',
  'journey/uploads/',
  'kits/joomla/saved',
];

/** Journeys that the whole run has beside those of Firefox. */
export const moreInWebKit = ['journey/theme/home'];

const isAmong = (paths) => (test) => paths.some((path) => test.includes(path));

/** Returns true for a test that WebKitGTK can run. */
export function runsInWebKit(test) {
  return !webKitJourneyRules.some(({ paths }) => isAmong(paths)(test));
}

/** Returns the tests among these that `npm run test:webkit` runs without words. */
export function webKitTests(tests) {
  const more = tests.filter(isAmong(moreInWebKit));
  const chosen = new Set([...engineTests(tests), ...more]);
  return [...chosen].filter((test) => !isAmong(longInWebKit)(test));
}
