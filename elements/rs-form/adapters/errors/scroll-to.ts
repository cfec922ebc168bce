import { prefersReducedMotion } from '../../../../shared/dom/prefers-reduced-motion.js';
import { formLimits } from '../../contract/limits.js';

/** Scrolls to an element that is out of view: 300 ms in steps of 10 ms, at once with reduced motion. */
export function scrollToView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  if (prefersReducedMotion()) return element.scrollIntoView();
  stepTo(window.scrollY + top);
}

function stepTo(target: number): void {
  const start = window.scrollY;
  const steps = formLimits.scrollMs / formLimits.scrollTickMs;
  let step = 0;

  const timer = setInterval(() => {
    step += 1;
    window.scrollTo({ top: start + ((target - start) * step) / steps, behavior: 'instant' });
    if (step >= steps) clearInterval(timer);
  }, formLimits.scrollTickMs);
}
