/** What a page tells the page around it after using a calendar. */
export interface StrictReport {
  readonly visible: string;
  readonly hidden: string;
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

async function useCalendar(): Promise<StrictReport> {
  // Imported late: a violation at import is heard too.
  const { openPage } = await import('./calendar-page.js');
  const page = openPage();
  await page.click(page.find('next'));
  await page.click(page.day('jueves, 15 de abril de 2027'));
  await page.click(page.time('10:30'));
  breakPolicy();
  await probed;
  return { visible: page.input.value, hidden: page.hidden.value, blocked };
}

useCalendar().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ visible: String(error), hidden: '', blocked }, location.origin),
);
