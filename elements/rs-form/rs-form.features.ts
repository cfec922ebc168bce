import { hasCalendars, showsCalendars } from './calendars/detect.dom.js';
import { hasFieldHelpers, hasLimits } from './field-helpers/detect.dom.js';
import type { FeatureEntry } from './form/rs-form.session.js';
import { hasPages } from './paging/page-buttons.dom.js';
import { importWait } from './submit/wait-loader.js';

const calendars = () => import('./calendars/calendars.js');
const fieldHelpers = () => import('./field-helpers/helpers.js');

/**
 * The features of a form: when each is loaded, and for which forms. `FormFeature` has the events that a feature hears and
 * what it adds to checks and to what is sent. A feature that is listed twice is loaded once, at the first occasion.
 */
export const features: readonly FeatureEntry[] = [
  {
    when: 'now',
    isNeeded: ({ form }) => hasPages(form.element),
    load: () => import('./paging/paging.js'),
    isForSending: true,
    failed({ form, undoLog, pages }) {
      pages.arrived(null);
      void importWait().then(({ showAllPages }) => showAllPages(form.element, undoLog));
    },
  },
  {
    when: 'now',
    isNeeded: ({ definition }) => definition.calculations.length > 0,
    load: () => import('./totals/totals.js'),
    isForSending: true,
  },
  {
    when: 'now',
    isNeeded: ({ form, definition }) => showsCalendars(form, definition),
    load: calendars,
  },
  {
    when: 'touch',
    isNeeded: ({ definition }) => hasCalendars(definition.fields),
    load: calendars,
  },
  {
    when: 'now',
    isNeeded: ({ form }) => form.find('[type="file"]').length > 0,
    load: () => import('./uploads/uploads.js'),
    isForSending: true,
    // The server checks the files as well.
    failed() {},
  },
  {
    when: 'now',
    // The check by score has no box.
    isNeeded: ({ definition: { botCheck } }) =>
      botCheck !== undefined && botCheck.provider !== 'recaptcha-v3',
    load: () => import('./bot-check/widgets/room.js'),
  },
  {
    when: 'now',
    isNeeded: ({ form, definition }) => hasFieldHelpers(form, definition),
    load: fieldHelpers,
  },
  {
    // A limit's words make room for themselves: late, they would move what the visitor is about to press.
    when: 'touch',
    isNeeded: ({ definition }) => hasLimits(definition),
    load: fieldHelpers,
  },
  {
    when: 'idle',
    isNeeded: ({ shell }) => !shell.withoutDraft && shell.privacy !== 'strict',
    load: () => import('./drafts/drafts.js'),
  },
  { when: 'touched', load: () => import('./first-touch/first-touch.js') },
];
