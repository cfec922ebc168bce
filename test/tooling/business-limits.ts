import { analyticsLimits } from './analytics-limits.js';
import { consentLimits } from './consent-limits.js';

/** Place of a limit in the sources: this text, once in this file. */
export interface Held {
  readonly file: string;
  readonly code: string;
  /** Matches the figure anywhere in `within`, where it may not occur more often than in `code`. */
  readonly figure: RegExp;
  readonly within: string;
}

/** A business limit and all its places. */
export interface BusinessLimit {
  readonly item: string;
  readonly value: string;
  readonly held: readonly Held[];
}

const held = (file: string, code: string, figure: RegExp, within = file): Held => ({
  ...{ file, code, figure, within },
});

const calendarOptions = 'elements/rs-calendar/options/options.model.ts';
const botCheck = 'elements/rs-form/bot-check/bot-check.dom.ts';
const reach = 'elements/lazy-images/reach.model.ts';
const header = 'elements/sticky-header/header.model.ts';
const viewer = 'elements/media-box/media-box.shell.ts';
const topLink = 'elements/back-to-top/back-to-top.shell.ts';

const built: readonly BusinessLimit[] = [
  {
    item: 'Scroll-to-error animation',
    value: '300 ms, 10 ms ticks',
    held: [held('shared/dom/scroll-to-view.ts', 'scrollMs: 300, tickMs: 10 ', /\b300\b|(?<=Ms: )10\b/g)],
  },
  {
    item: 'Date picker default step',
    value: '60 minutes (contact form: 30 minutes)',
    held: [
      held(calendarOptions, 'stepMinutes: 60', /stepMinutes: \d+/g, 'elements/rs-calendar'),
      held('demo/forms/practice-form.json', '"step": 30', /"step": \d+/g),
    ],
  },
  {
    item: 'Date picker time row height',
    value: 'at least 36 px, in columns (25 px in a list)',
    held: [
      held(
        'elements/rs-calendar/rs-calendar.styles.ts',
        '--_time-row: var(--rs-calendar-time-row, 36px)',
        /(?<![.\d])36px\b/g,
        'elements/rs-calendar',
      ),
    ],
  },
  {
    item: 'Date picker lazy initialisation',
    value: 'after 100 ms',
    held: [held('elements/rs-calendar/rs-calendar.core.ts', 'lazyMs = 100', /\b100\b/g)],
  },
  {
    item: 'Month spinner repeat',
    value: '500 ms, then 100 ms',
    held: [
      held('shared/dom/hold-repeat.ts', 'firstMs = 500', /\b500\b/g),
      held('shared/dom/hold-repeat.ts', 'nextMs = 100', /\b100\b/g),
    ],
  },
  {
    item: 'Default rule offset',
    value: '1 day',
    held: [held('elements/rs-calendar/links/links.model.ts', 'usualOffset = 1', /usualOffset = 1\b/g)],
  },
  {
    item: 'Year range',
    value: '1950 to 2050',
    held: [
      held(calendarOptions, 'firstYear: 1950', /\b1950\b/g, 'elements'),
      held(calendarOptions, 'lastYear: 2050', /\b2050\b/g, 'elements'),
    ],
  },
  {
    item: 'Address suggestion delay after typing stops',
    value: '500 ms',
    held: [
      held(
        'elements/rs-location/suggestions/step-suggestions.model.ts',
        'typingPauseMs = 500',
        /\b500\b/g,
        'elements/rs-location/suggestions',
      ),
    ],
  },
  {
    item: 'Bot-check anchor time-out',
    value: '20000 ms',
    held: [held(botCheck, 'anchorMs: 20_000', /\b20_?000\b/g, 'elements/rs-form/bot-check')],
  },
  {
    item: 'Bot-check execute time-out',
    value: '15000 ms',
    held: [held(botCheck, 'executeMs: 15_000', /\b15_?000\b/g, 'elements/rs-form/bot-check')],
  },
  {
    item: 'Seconds per day',
    value: '86400',
    held: [
      held('shared/dates/date-seconds.model.ts', 'secondsInDay = 86_400', /\b86_?400\b/g, 'shared/dates'),
    ],
  },
  {
    item: 'Image lazy loading',
    value:
      'minimum size 40, expand factor 1.5, throttle 125 ms, default expand 500 or 370, load mode 1; custom class ' +
      "names for lazy, preload, loading and loaded images, with a prefix 'jspeed'",
    held: [
      held('elements/lazy-images/sizes.dom.ts', 'minSize = 40', /\b40\b/g, 'elements/lazy-images'),
      held('elements/lazy-images/watch.dom.ts', 'throttleMs = 125', /\b125\b/g, 'elements/lazy-images'),
      held(reach, 'factor: 1.5', /\b1\.5\b/g, 'elements/lazy-images'),
      held(reach, 'expand: 500', /(?<!smallScreen: )\b500\b/g, 'elements/lazy-images'),
      held(reach, 'smallExpand: 370', /\b370\b/g, 'elements/lazy-images'),
      held(
        'elements/lazy-images/lazy-images.shell.ts',
        "numberAttribute('mode', 1,",
        /'mode', \d/g,
        'elements/lazy-images',
      ),
      held(
        'elements/lazy-images/item-classes.model.ts',
        "lazyClass: 'jspeed-img-lazyload'",
        /'jspeed-img-lazyload'/g,
        'elements',
      ),
    ],
  },
  {
    item: 'Sticky header',
    value: 'direction threshold 300 ms; deltas 30 px and 10 px',
    held: [
      held(header, 'strokeMs: 300', /\b300\b/g, 'elements/sticky-header'),
      held(header, 'strokePx: 30', /\b30\b/g, 'elements/sticky-header'),
      held(header, 'stepPx: 10', /\b10\b/g, 'elements/sticky-header'),
    ],
  },
  {
    item: 'Tabs media breakpoint',
    value: '960',
    held: [held('elements/tab-set/tabs.model.ts', "defaultBreakpoint = '960'", /\b960/g, 'elements/tab-set')],
  },
  {
    item: 'Off-canvas transition',
    value: '300 ms, ease; swipe tolerance one third of the panel width',
    held: [
      held(
        'elements/offcanvas-panel/offcanvas-panel.styles.ts',
        'transition: translate 300ms ease',
        /\b300(?:ms)?\b|\b0?\.3s\b/g,
        'elements/offcanvas-panel',
      ),
      held(
        'elements/offcanvas-panel/step-swipe.model.ts',
        'commitShare: 1 / 3',
        /1 \/ 3|\b0?\.33/g,
        'elements/offcanvas-panel',
      ),
    ],
  },
  {
    item: 'Mobile menu breakpoint default',
    value: '48rem',
    held: [
      held('elements/nav-menu/menu-state.model.ts', "defaultBreakpoint = '48rem'", /\b48rem\b/g, 'elements'),
    ],
  },
  {
    item: 'Back-to-top',
    value: '50 px every 10 ms',
    held: [
      held(topLink, "numberAttribute('step-px', 50,", /\b50\b/g, 'elements/back-to-top'),
      held(topLink, "numberAttribute('step-ms', 10,", /\b10\b/g, 'elements/back-to-top'),
    ],
  },
  {
    item: 'Viewer overlay opacity default',
    value: '0.95 (boxes of the original’s script: 0.8)',
    held: [
      held(
        'elements/media-box/settings/viewer-settings.model.ts',
        'usualOverlayOpacity = 0.95',
        /\b0\.95\b/g,
      ),
      held('elements/media-box/wf-mediabox.ts', "setAttribute('overlay-opacity', '0.8')", /\b0\.8\b/g),
    ],
  },
  {
    item: 'Viewer transition default',
    value: '300 ms',
    held: [held(viewer, "numberAttribute('transition-ms', 300,", /\b300\b/g)],
  },
  {
    item: 'Viewer popup load delay',
    value: '300 ms',
    held: [
      held('elements/media-box/settings/viewer-settings.model.ts', 'usualLoadDelayMs = 300', /\b300\b/g),
    ],
  },
  {
    item: 'Viewer autoplay interval',
    value: 'setting in seconds times 1000',
    held: [
      held(
        'elements/media-box/viewer/viewer-timers.dom.ts',
        'autoplaySeconds * 1000',
        /autoplaySeconds \* \d+/g,
        'elements/media-box',
      ),
    ],
  },
  {
    item: 'Stored auto-popup key',
    value: 'cut to 24 characters',
    held: [held('elements/media-box/items/popup-key.model.ts', 'hashLength = 24', /\b24\b/g)],
  },
  {
    item: 'Viewer resize debounce',
    value: '300 ms',
    held: [held('elements/media-box/viewer/listen-viewer.dom.ts', 'resizeDelayMs = 300', /\b300\b/g)],
  },
  {
    item: 'Viewer minimum body width',
    value: '260',
    held: [held('elements/media-box/viewer/viewer.styles.ts', '260px', /260px/g, 'elements/media-box')],
  },
];

/** All business limits. */
export const businessLimits: readonly BusinessLimit[] = [
  ...built,
  ...analyticsLimits(held),
  ...consentLimits(held),
];
