import type { BrowserName } from './browsers.js';

/** Abilities that some stories need, with the reason for each browser whose driver lacks one. */
const lacks = {
  touch: { Firefox: 'its driver has no touch emulation', WebKit: 'its driver has no touch' },
  media: {
    Firefox: 'its driver emulates no media; see the run with its settings',
    WebKit: 'its driver emulates no media',
  },
  objects: { Firefox: 'its driver counts no objects', WebKit: 'its driver counts no objects' },
  initiators: {
    Firefox: 'its driver does not report what requests a script',
    WebKit: 'its driver does not report what requests a script',
  },
  'pages of failures': {
    Firefox: 'its driver loses the page at the browser’s own page of a failure',
    WebKit: 'its driver has an empty page at a failure, as it has between two pages',
  },
  'pages without scripts': { WebKit: 'its driver works by scripts of the page' },
  'two tabs': { WebKit: 'the tabs of its driver are windows, of which one at a time has the focus' },
} as const satisfies Readonly<Record<string, Partial<Record<BrowserName, string>>>>;

export type Ability = keyof typeof lacks;

/** Returns the reason why a browser skips the stories that need this; false if it can do it. */
export function whyLacking(browser: BrowserName, ability: Ability): string | false {
  const reasons: Partial<Record<BrowserName, string>> = lacks[ability];
  return reasons[browser] ?? false;
}
