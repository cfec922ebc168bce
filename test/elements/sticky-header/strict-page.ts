import type { StickyHeaderElement } from '../../../elements/sticky-header/sticky-header.shell.js';
import { reportUnderPolicy } from '../../shared/policy/report-under-policy.js';

/** Result of a page for the page around it, after scrolling under a header. */
export interface StrictReport {
  readonly isStuck: boolean;
  readonly isHidden: boolean;
  readonly position: string;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function scrollPage(): Promise<StrictReport> {
  await import('../../../elements/sticky-header/define.js');
  const header = document.querySelector('sticky-header') as StickyHeaderElement;
  (document.querySelector('main') as HTMLElement).style.height = '5000px';
  await new Promise<void>((resolve) => header.withCore(() => resolve()));
  const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo({ top: 800, behavior: 'instant' });
  await heard;
  // The header may measure itself later in the frame of this scroll.
  await nextFrame();
  await nextFrame();
  return {
    isStuck: header.matches(':state(stuck)'),
    isHidden: header.matches(':state(hidden)'),
    position: getComputedStyle(header).position,
  };
}

void reportUnderPolicy(scrollPage);
