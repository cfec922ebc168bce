/** What a page tells the page around it after using its panel. */
export interface StrictReport {
  readonly facts: readonly string[];
  /** What the browser blocked, the page's own probe last. */
  readonly blocked: readonly string[];
}

const facts: string[] = [];
const blocked: string[] = [];

/** Violations are told in order, so with the probe's own all before it have been heard. */
const probed = new Promise<void>((resolve) => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    blocked.push(`${effectiveDirective}: ${sample}`);
    if (sample.includes('probe')) resolve();
  });
});

function told(type: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(type, () => resolve(void facts.push(type)), { once: true });
  });
}

function breakPolicy(): void {
  try {
    Reflect.set(document.createElement('p'), 'innerHTML', '<b>probe</b>');
  } catch {
    return;
  }
  throw new Error('the strict policy is not on');
}

async function usePanel(): Promise<StrictReport> {
  // Imported late: a violation at import is heard too.
  const { appears } = await import('../../shared/appears.js');
  await import('../../../elements/offcanvas-panel/define.js');
  const toggle = (await appears(document, '[data-offcanvas-toggle][aria-expanded]')) as HTMLElement;
  const opened = told('offcanvas-panel-opened');
  toggle.click();
  await opened;
  const closed = told('offcanvas-panel-closed');
  document.querySelector('offcanvas-panel')?.close();
  await closed;
  breakPolicy();
  await probed;
  return { facts, blocked };
}

usePanel().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ facts: [String(error)], blocked }, location.origin),
);
