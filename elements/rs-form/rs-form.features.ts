import { areChecksOn } from '../../shared/element/page-checks.js';
import { startFeature as startRenewal } from './csrf-token/token-renewal.js';
import { startFeature as startDrafts } from './drafts/drafts.js';
import { startFeature as startHelpers } from './field-helpers/helpers.js';
import { startFeature as startFirstTouch } from './first-touch/first-touch.dom.js';
import {
  hasCaptcha,
  asksAltcha,
  hasAltcha,
  hasFieldHelpers,
  hasWidget,
  hasWorkButton,
  isCalendar,
  isSlider,
  savedWord,
  showsCalendars,
} from './form/detect.dom.js';
import type { FeatureEntry } from './form/feature-entry.js';
import { hasPages } from './paging/page-buttons.dom.js';
import { startFeature as startPaging } from './paging/paging.js';
import { startFeature as startCalendars } from './placed-tags/calendars.js';
import { startFeature as startLocations } from './placed-tags/locations.js';
import { startFeature as startSliders } from './placed-tags/sliders.js';
import { startFeature as startUploads } from './placed-tags/uploads.js';
import { startFeature as startAttempts } from './submit/attempts.js';
import { startFeature as startTotals } from './totals/totals.js';

/**
 * All features of a form in the order of their start: those for sending together with the form, each of the others in a
 * task of its own. `FormFeature` has the hooks that every one of them can have. A feature that is listed twice starts
 * once, at the first occasion.
 */
export const features: readonly FeatureEntry[] = [
  {
    name: 'pages',
    isNeeded: ({ form, definition }) => definition.review || hasPages(form.element),
    start: startPaging,
    isForSending: true,
  },
  {
    name: 'totals',
    isNeeded: ({ definition }) => definition.calculations.length > 0,
    start: startTotals,
    isForSending: true,
  },
  {
    name: 'uploads',
    isNeeded: ({ form }) => form.find('[type="file"]').length > 0,
    start: startUploads,
    isForSending: true,
  },
  { name: 'attempts', start: startAttempts, isForSending: true },
  {
    name: 'captcha',
    isNeeded: ({ form }) => hasCaptcha(form),
    load: () => import('./captcha/captcha.js'),
  },
  {
    isNeeded: ({ definition }) => hasWidget(definition),
    load: () => import('./bot-check/widgets/widget-place.dom.js'),
  },
  {
    name: 'bot check',
    // The check of a provider replaces that of the server.
    isNeeded: ({ form, definition }) => !definition.botCheck && !hasAltcha(form) && hasWorkButton(form),
    load: () => import('./bot-check/work/work-guard.js'),
  },
  {
    name: 'bot check',
    when: 'touched',
    isNeeded: ({ definition }) => definition.botCheck !== undefined && !asksAltcha(definition),
    load: () => import('./bot-check/bot-guard.js'),
  },
  {
    name: 'bot check',
    when: 'touched',
    isNeeded: ({ form, definition }) => asksAltcha(definition) || (!definition.botCheck && hasAltcha(form)),
    load: () => import('./bot-check/altcha/altcha-guard.js'),
  },
  {
    name: 'calendars',
    isNeeded: ({ form, definition }) => showsCalendars(form, definition),
    start: startCalendars,
  },
  {
    name: 'calendars',
    when: 'touched',
    isNeeded: ({ definition }) => definition.fields.some(isCalendar),
    start: startCalendars,
  },
  {
    name: 'location',
    isNeeded: ({ definition }) => definition.fields.some(({ type }) => type === 'location'),
    start: startLocations,
  },
  {
    name: 'sliders',
    isNeeded: ({ definition }) => definition.fields.some(isSlider),
    start: startSliders,
  },
  {
    name: 'helpers',
    isNeeded: ({ form, definition }) => hasFieldHelpers(form, definition),
    start: startHelpers,
  },
  {
    name: 'helpers',
    // The hint of a limit takes space: before a touch it would move the text that the visitor reads.
    when: 'touched',
    isNeeded: ({ definition }) => definition.fields.some(({ maxSelections }) => maxSelections),
    start: startHelpers,
  },
  {
    name: 'review',
    isNeeded: ({ definition }) => definition.review ?? false,
    load: () => import('./review/review.js'),
  },
  {
    name: 'rows',
    isNeeded: ({ rows }) => rows !== undefined,
    load: () => import('./rows/rows.js'),
  },
  {
    name: 'masks',
    isNeeded: ({ definition }) => definition.fields.some(({ mask }) => mask !== undefined),
    load: () => import('./masks/masks.js'),
  },
  {
    name: 'drafts',
    isNeeded: ({ shell }) => !shell.withoutDraft && shell.privacy !== 'strict',
    start: startDrafts,
  },
  {
    name: 'prefill',
    // After the drafts, whose texts take precedence.
    isNeeded: ({ definition }) => Boolean(definition.prefill?.length),
    load: () => import('./prefill/prefill.js'),
  },
  {
    name: 'agents',
    isNeeded: ({ shell }) => shell.toolName !== '',
    load: () => import('./agents/agents.js'),
  },
  {
    name: 'saving',
    isNeeded: ({ shell }) => shell.saveUrl !== '' && savedWord() !== '',
    load: () => import('./drafts/saving/saving.js'),
  },
  {
    name: 'saving',
    // Before a touch there is nothing to save, and the button would move the page below the form.
    when: 'touched',
    isNeeded: ({ shell }) => shell.saveUrl !== '',
    load: () => import('./drafts/saving/saving.js'),
  },
  {
    name: 'session',
    isNeeded: ({ shell, definition }) =>
      definition.session !== undefined || shell.hasAttribute('data-session-seconds'),
    load: () => import('./session/session.js'),
  },
  { name: 'first touch', when: 'touched', start: startFirstTouch },
  { name: 'token renewal', when: 'touched', start: startRenewal },
  {
    name: 'diagnostics',
    when: 'touched',
    isNeeded: areChecksOn,
    load: () => import('./diagnostics/diagnostics.js'),
  },
];
