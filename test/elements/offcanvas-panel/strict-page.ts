import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after using its panel. */
export interface StrictReport {
  readonly facts: readonly string[];
}

const facts: string[] = [];
function dispatched(type: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(type, () => resolve(void facts.push(type)), { once: true });
  });
}

async function usePanel(): Promise<StrictReport> {
  const { appears } = await import('../../shared/appears.js');
  await import('../../../elements/offcanvas-panel/define.js');
  const toggle = (await appears(document, '[data-offcanvas-toggle][aria-expanded]')) as HTMLElement;
  const opened = dispatched('offcanvas-panel-opened');
  toggle.click();
  await opened;
  const closed = dispatched('offcanvas-panel-closed');
  document.querySelector('offcanvas-panel')?.close();
  await closed;
  return { facts };
}

void reportUnderPolicy(usePanel);
