import { appears } from '../../shared/appears.js';

/** What a page tells the page around it after going to its second page and back. */
export interface StrictPages {
  /** The page on show: at the start, after "next", after "previous". */
  readonly shown: readonly (number | string)[];
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

const containers = () => [...document.querySelectorAll('fieldset')];

async function usePages(): Promise<StrictPages> {
  // Imported late: a violation at import is heard too.
  await import('../../../elements/rs-form/define.js');
  const shown: number[] = [];
  for (const [page, press] of [
    [0, null],
    [1, 'SaltoNext'],
    [0, 'EnviarPrev'],
  ] as const) {
    if (press) document.querySelector<HTMLElement>(`#${press}`)?.click();
    await appears(document.body, `#rsform_1_page_${page}:not(.formHidden)`);
    shown.push(containers().findIndex((one) => one.getClientRects().length > 0));
  }
  breakPolicy();
  await probed;
  return { shown, blocked };
}

usePages().then(
  (report) => parent.postMessage(report, location.origin),
  (error: unknown) => parent.postMessage({ shown: [String(error)], blocked }, location.origin),
);
