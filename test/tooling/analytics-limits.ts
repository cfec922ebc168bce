import type { Held, BusinessLimit } from './business-limits.js';

const analytics = 'elements/page-analytics';

type Hold = (file: string, code: string, figure: RegExp, within?: string) => Held;

/** Business limits that analytics use. */
export const analyticsLimits = (held: Hold): readonly BusinessLimit[] => [
  {
    item: 'Scroll threshold checks',
    value: 'every 250 ms (50 ms where supported)',
    held: [
      held(`${analytics}/page-views/scroll-depth.dom.ts`, 'usualMs = 250', /\b250\b/g),
      held(`${analytics}/page-views/scroll-depth.dom.ts`, 'idleMs = 50', /\b50\b/g),
    ],
  },
  {
    item: 'Scroll depth event',
    value: '90 percent',
    held: [held(`${analytics}/page-views/scroll-depth.dom.ts`, 'percent = 90', /\b90\b/g, analytics)],
  },
  {
    item: 'History-change interval',
    value: '1000 ms',
    held: [held(`${analytics}/page-views/page-views.dom.ts`, 'historyCheckMs = 1000', /\b1_?000\b/g)],
  },
  {
    item: 'Tag manager defaults',
    value:
      'wait-for-tags timeout 2000 ms; session timeout 30 minutes (range 5 to 475); engaged time 10000 ms; rate limit ' +
      '20 tokens, refill 5 per second and 5000 per day',
    held: [
      held(`${analytics}/sinks/vendors.ts`, 'leaveMs = 2000', /\b2_?000\b/g, analytics),
      held(
        `${analytics}/page-analytics.shell.ts`,
        "numberAttribute('session-minutes', 30, { min: 5, max: 475 })",
        /\b(?:30|5|475)\b/g,
      ),
      held(`${analytics}/page-views/engagement.dom.ts`, 'engagedMs = 10_000', /\b10_?000\b/g, analytics),
      held(
        `${analytics}/sinks/visit.model.ts`,
        'atOnce: 20, perSecond: 5, perDay: 5000',
        /\b(?:20|5|5_?000)\b/g,
      ),
    ],
  },
  {
    item: 'Tag batching',
    value: 'at most 20 events or 16384 bytes; cookie value cut at 1200 characters; consent wait 500 ms',
    // The consent layer has this limit: its script passes it to the vendor's tag, which waits for the visitor's choice.
    held: [
      held(`${analytics}/sinks/batch.model.ts`, 'events: 20, bytes: 16_384', /\b(?:20|16_?384)\b/g),
      held(`${analytics}/sinks/visit.model.ts`, 'maxCookieLength = 1200', /\b1_?200\b/g, analytics),
    ],
  },
];
