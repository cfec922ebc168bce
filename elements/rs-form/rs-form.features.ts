import { areChecksOn } from '../../shared/element/page-checks.js';
import { hasBotCheck, hasFieldHelpers, isCalendar, isSlider, showsCalendars } from './form/detect.dom.js';
import type { FeatureEntry } from './form/rs-form.session.js';
import { loadingMessages } from './loading/loading.js';
import { hasPages } from './paging/page-buttons.dom.js';

const calendars = () => import('./placed-tags/calendars.js');
const fieldHelpers = () => import('./field-helpers/helpers.js');

/**
 * All features of a form: when each is loaded, and for which forms. `FormFeature` has the hooks that every one of them
 * can have. A feature that is listed twice is loaded once, at the first occasion.
 */
export const features: readonly FeatureEntry[] = [
  {
    when: 'now',
    isNeeded: ({ form }) => hasPages(form.element),
    load: () => import('./paging/paging.js'),
    isForSending: true,
    failed({ form, undoLog, pages }) {
      pages.arrived(null);
      void loadingMessages.load().then((messages) => messages?.showAllPages(form.element, undoLog));
      return true;
    },
  },
  {
    when: 'now',
    isNeeded: ({ definition }) => definition.calculations.length > 0,
    load: () => import('./totals/totals.js'),
    isForSending: true,
    needsNoTexts: true,
  },
  {
    when: 'now',
    isNeeded: ({ form, definition }) => showsCalendars(form, definition),
    load: calendars,
  },
  {
    when: 'on-interaction',
    isNeeded: ({ definition }) => definition.fields.some(isCalendar),
    load: calendars,
  },
  {
    name: 'location',
    when: 'now',
    isNeeded: ({ definition }) => definition.fields.some(({ type }) => type === 'location'),
    load: () => import('./placed-tags/locations.js'),
  },
  {
    when: 'now',
    isNeeded: ({ definition }) => definition.fields.some(isSlider),
    load: () => import('./placed-tags/sliders.js'),
  },
  {
    when: 'now',
    isNeeded: ({ form }) => form.find('[type="file"]').length > 0,
    load: () => import('./placed-tags/uploads.js'),
    isForSending: true,
    // The server checks the files as well.
    failed: () => true,
  },
  {
    name: 'captcha',
    when: 'now',
    // An image, or a text that only bots are meant to fill in.
    isNeeded: ({ form }) => form.find('img[id^="captcha"], [aria-hidden][type="text"]').length > 0,
    load: () => import('./captcha/captcha.js'),
  },
  {
    when: 'now',
    // The check by score has no box.
    isNeeded: ({ definition }) =>
      definition.botCheck !== undefined && definition.botCheck.provider !== 'recaptcha-v3',
    load: () => import('./bot-check/widgets/widget-place.dom.js'),
  },
  {
    name: 'bot check',
    when: 'idle-after-interaction',
    isNeeded: hasBotCheck,
    load: ({ definition }) =>
      definition.botCheck ? import('./bot-check/bot-guard.js') : import('./bot-check/work/work-guard.js'),
  },
  {
    when: 'now',
    isNeeded: ({ form, definition }) => hasFieldHelpers(form, definition),
    load: fieldHelpers,
  },
  {
    // The hint of a limit takes space: late, it would move what the visitor is about to press.
    when: 'on-interaction',
    isNeeded: ({ definition }) => definition.fields.some(({ maxSelections }) => maxSelections),
    load: fieldHelpers,
  },
  {
    when: 'idle',
    isNeeded: ({ shell }) => !shell.withoutDraft && shell.privacy !== 'strict',
    load: () => import('./drafts/drafts.js'),
  },
  { when: 'idle-after-interaction', load: () => import('./first-touch/first-touch.dom.js') },
  { when: 'idle-after-interaction', load: () => import('./csrf-token/token-renewal.js') },
  {
    name: 'diagnostics',
    when: 'idle-after-interaction',
    isNeeded: areChecksOn,
    load: () => import('./diagnostics/diagnostics.js'),
  },
];
