import { appears } from '../../shared/appears.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after using its sliders. */
export interface StrictReport {
  readonly text: string;
  /** Distance of the two handles, in CSS pixels. */
  readonly distance: number;
}

async function useSliders(): Promise<StrictReport> {
  await import('../../../elements/rs-range/define.js');
  const [host, single] = document.querySelectorAll('rs-range');
  await appears(single?.shadowRoot as ShadowRoot, 'input');
  await appears(host?.shadowRoot as ShadowRoot, '.noUi-handle');
  const [from, to] = host?.shadowRoot?.querySelectorAll<HTMLElement>('.noUi-handle') ?? [];
  from?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  const text = document.querySelector<HTMLInputElement>('[id="rs-range-slider1_0"]')?.value ?? '';
  const distance = (to?.getBoundingClientRect().left ?? 0) - (from?.getBoundingClientRect().left ?? 0);
  return { text, distance };
}

void reportUnderPolicy(useSliders);
