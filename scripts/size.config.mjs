/** Budgets of `npm run size`, in bytes of gzip unless they say otherwise, and what they count. */

/** Budgets of files and pages. */
export const budgets = {
  loader: 1800,
  runtime: 5500,
  stub: 1000,
  compat: 8600,
  /** Drop-in, beyond `<rs-form>`. */
  dropIn: 16_000,
  contactPage: 15_800,
  practicePage: 28_000,
  /** Visible calendar, beyond its tag and React. */
  calendar: 25_000,
  /** Any chunk without React. */
  chunk: 45_000,
};

/** Budgets of tags: of all that a tag needs without a view, beyond the runtime. */
export const tagBudgets = new Map([
  ['back-to-top', 4000],
  ['sticky-header', 4000],
  ['whatsapp-link', 4000],
  ['media-box', 4000],
  ['page-analytics', 5000],
  ['tab-set', 6000],
  ['lazy-images', 6000],
  ['cookie-consent', 6000],
  ['nav-menu', 7000],
  ['offcanvas-panel', 8000],
  ['rs-form', 11_000],
  ['rs-calendar', 11_000],
  ['rs-location', 13_000],
  ['rs-uploads', 13_000],
]);

/** Shares of a budget: above the first one a line is printed, above the second one the command fails. */
export const warnsAt = 0.95;
export const failsAt = 1.05;

/**
 * Tags whose later chunks do not count. A form works when its conditions run, and loads more by what it contains. A
 * viewer is loaded for a visitor who points at a link.
 */
export const loadsOnNeed = new Set(['rs-form', 'media-box']);

/**
 * Sources that not every use of a tag fetches: parts behind optional attributes (icon, swipe, floating or painted link,
 * position search, sinks), the banner of an empty tag, and parts after a visitor's action (geocoder while typing,
 * tracking of forms and media, the layer after a choice), diagnostics, and the search for a scroll container in pages
 * whose window does not scroll.
 */
export const forSomeUses = [
  'shared/dom/add-icon.ts',
  'shared/dom/scroller.ts',
  'shared/element/decorate-link.ts',
  'shared/element/missing-input.ts',
  'shared/i18n/load-texts.ts',
  'elements/cookie-consent/after-choice/after-choice.ts',
  'elements/cookie-consent/banner/own-banner.ts',
  'elements/cookie-consent/choice/diagnostics.dom.ts',
  'elements/cookie-consent/settings/description.ts',
  'elements/offcanvas-panel/diagnostics.dom.ts',
  'elements/offcanvas-panel/swipe.ts',
  'elements/page-analytics/forms/forms.ts',
  'elements/page-analytics/media/media.ts',
  'elements/page-analytics/sinks/sinks.ts',
  'elements/rs-calendar/pattern/read-pattern.ts',
  'elements/rs-location/map/map.ts',
  'elements/rs-location/position/ask-position.dom.ts',
  'elements/rs-location/providers/ask-geocoder.dom.ts',
  'elements/rs-range/two-handles.dom.ts',
];

/** Tags that the practice page preloads beside the form. */
export const topTags = ['sticky-header', 'nav-menu'];

/**
 * Uses from the start of a page to their end, on a site with `data-suite-checks="off"`: the loader, a tag, and the parts
 * that are loaded for the use. `budget` is that of the compact build, in bytes of brotli.
 */
export const uses = [
  {
    name: 'a form, sent after an error',
    tag: 'rs-form',
    parts: ['rs-form.attempts', 'rs-form.view'],
    budget: 50_500,
  },
  {
    name: 'the contact page with a bot check, sent after an error',
    tag: 'rs-form',
    parts: [
      ...['rs-form.attempts', 'rs-form.view', 'rs-form.first-touch', 'rs-form.helpers', 'rs-form.calendars'],
      ...['rs-form.bot-guard', 'rs-form.page-global.dom', 'rs-form.show-loading', 'rs-form.notice.dom'],
    ],
    budget: 63_500,
  },
  {
    name: 'the viewer, with a picture',
    tag: 'media-box',
    parts: ['media-box.viewer', 'media-box.viewer.view'],
    budget: 48_300,
  },
  {
    name: 'the banner of an empty tag, with its settings',
    tag: 'cookie-consent',
    parts: ['cookie-consent.own-banner', 'cookie-consent.view'],
    budget: 29_400,
  },
];
