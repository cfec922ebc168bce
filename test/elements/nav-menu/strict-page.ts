import { appears } from '../../shared/appears.js';

/** What a page tells the page around it after using a menu. */
export interface StrictReport {
  /** Whether the submenu was seen: closed, then open. */
  readonly seen: readonly boolean[];
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

async function useMenu(): Promise<StrictReport> {
  // Imported late: a violation at import is heard too.
  await import('../../../elements/nav-menu/define.js');
  const toggle = (await appears(document.body, '[aria-controls]')) as HTMLElement;
  const submenu = document.querySelector('#services > ul') as HTMLElement;
  const seen = [submenu.checkVisibility()];
  // At the far edge it has to be moved, through the CSSOM.
  document.documentElement.style.setProperty('padding-inline-start', '95vw');
  toggle.click();
  seen.push(submenu.checkVisibility());
  document.querySelector('nav-menu')?.remove();
  await Promise.resolve();
  breakPolicy();
  await probed;
  return { seen, blocked };
}

useMenu().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ seen: [], blocked: [String(error)] }, location.origin),
);
