import type { StickyHeaderElement } from '../../../elements/sticky-header/sticky-header.shell.js';

/** What a page tells the page around it after scrolling under a header. */
export interface StrictReport {
  readonly states: readonly boolean[];
  readonly position: string;
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

async function scrollPage(): Promise<StrictReport> {
  // Imported late: a violation at import is heard too.
  await import('../../../elements/sticky-header/define.js');
  const header = document.querySelector('sticky-header') as StickyHeaderElement;
  (document.querySelector('main') as HTMLElement).style.height = '5000px';
  await new Promise<void>((resolve) => header.withCore(() => resolve()));
  const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo({ top: 800, behavior: 'instant' });
  await heard;
  breakPolicy();
  await probed;
  const states = ['stuck', 'hidden'].map((name) => header.matches(`:state(${name})`));
  return { states, position: getComputedStyle(header).position, blocked };
}

scrollPage().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ states: [], position: String(error), blocked }, location.origin),
);
