import { appears } from '../../shared/appears.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after using a menu. */
export interface StrictReport {
  /** Visibility of the submenu: closed, then open. */
  readonly seen: readonly boolean[];
}

async function useMenu(): Promise<StrictReport> {
  await import('../../../elements/nav-menu/define.js');
  const toggle = (await appears(document.body, '[aria-controls]')) as HTMLElement;
  const submenu = document.querySelector('#services > ul') as HTMLElement;
  const seen = [submenu.checkVisibility()];
  // At the far edge the submenu is moved, by the CSSOM.
  document.documentElement.style.setProperty('padding-inline-start', '95vw');
  toggle.click();
  seen.push(submenu.checkVisibility());
  document.querySelector('nav-menu')?.remove();
  await Promise.resolve();
  return { seen };
}

void reportUnderPolicy(useMenu);
