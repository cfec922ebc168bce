import { appears } from '../../../shared/appears.js';
import { reportUnderPolicy } from '../../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after going to its second page and back. */
export interface StrictPages {
  /** Number of the visible page: at the start, after "next", after "previous". */
  readonly shown: readonly (number | string)[];
}

const containers = () => [...document.querySelectorAll('fieldset')];

async function usePages(): Promise<StrictPages> {
  await import('../../../../elements/rs-form/define.js');
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
  return { shown };
}

void reportUnderPolicy(usePages);
