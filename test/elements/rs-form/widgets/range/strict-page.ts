import { appears } from '../../../../shared/appears.js';

/** What a page tells the page around it after using its sliders. */
export interface StrictReport {
  readonly text: string;
  /** How far apart the two handles are on the screen, in pixels. */
  readonly distance: number;
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

async function useSliders(): Promise<StrictReport> {
  // Imported late: a violation at import is heard too.
  await import('../../../../../elements/rs-form/define.js');
  await appears(document.body, '[id="rs-range-slider1_1"] + rs-range');
  const host = await appears(document.body, '[id="rs-range-slider1_0"] + rs-range');
  const [from, to] = host.shadowRoot?.querySelectorAll<HTMLElement>('.noUi-handle') ?? [];
  from?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  const text = document.querySelector<HTMLInputElement>('[id="rs-range-slider1_0"]')?.value ?? '';
  const distance = (to?.getBoundingClientRect().left ?? 0) - (from?.getBoundingClientRect().left ?? 0);
  breakPolicy();
  await probed;
  return { text, distance, blocked };
}

useSliders().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ text: String(error), distance: 0, blocked }, location.origin),
);
