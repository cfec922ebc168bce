import type { TabSetElement } from '../../../elements/tab-set/tab-set.shell.js';
import { appears } from '../../shared/appears.js';

/** What a page tells the page around it after using the tabs. */
export interface StrictReport {
  readonly selected: string;
  /** How wide the line below the chosen tab is: the sheets are there. */
  readonly line: string;
  /** What the browser blocked, the page's own probe last. */
  readonly blocked: readonly string[];
}

const blocked: string[] = [];

/** Violations are told in order, so with the probe's own all before it have been heard. */
const probed = new Promise<void>((resolve) => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    blocked.push(`${effectiveDirective}: ${sample}`);
    if (sample.includes('probe')) resolve();
  });
});

function breakPolicy(): void {
  try {
    Reflect.set(document.createElement('p'), 'innerHTML', '<b>probe</b>');
  } catch {
    return;
  }
  throw new Error('the strict policy is not on');
}

async function useTabs(): Promise<StrictReport> {
  // Imported late: a violation at import is heard too.
  await import('../../../elements/tab-set/define.js');
  const set = document.querySelector('tab-set') as TabSetElement;
  const root = set.shadowRoot as ShadowRoot;
  const second = (await appears(root, '[role="tab"]:nth-child(2)')) as HTMLElement;
  second.click();
  const chosen = root.querySelector('[aria-selected="true"]') as HTMLElement;
  breakPolicy();
  await probed;
  return { selected: chosen.textContent, line: getComputedStyle(chosen).borderBlockEndWidth, blocked };
}

useTabs().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ selected: String(error), line: '', blocked }, location.origin),
);
