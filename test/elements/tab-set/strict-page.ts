import type { TabSetElement } from '../../../elements/tab-set/tab-set.shell.js';
import { appears } from '../../shared/appears.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after using the tabs. */
export interface StrictReport {
  readonly selected: string;
  /** Width of the line below the chosen tab, which shows that the sheets apply. */
  readonly line: string;
}

async function useTabs(): Promise<StrictReport> {
  await import('../../../elements/tab-set/define.js');
  const set = document.querySelector('tab-set') as TabSetElement;
  const root = set.shadowRoot as ShadowRoot;
  const second = (await appears(root, '[role="tab"]:nth-child(2)')) as HTMLElement;
  second.click();
  const chosen = root.querySelector('[aria-selected="true"]') as HTMLElement;
  return { selected: chosen.textContent, line: getComputedStyle(chosen).borderBlockEndWidth };
}

void reportUnderPolicy(useTabs);
