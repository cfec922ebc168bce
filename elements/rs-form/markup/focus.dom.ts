import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { ServerForm } from './server-form.dom.js';

/** Length of the scroll to an error, and of one of its steps, in milliseconds (specification 9). */
export const scrollLimits = Object.freeze({ scrollMs: 300, tickMs: 10 });

/** Moves the focus to a field's first control that can take it; answers whether one did. */
export function focusField(form: ServerForm, name: string): boolean {
  for (const control of form.controls(name)) {
    if (control.disabled || !controlTraits(control.type).isSeen) continue;
    control.focus();
    if (control.getRootNode() instanceof Document && control.ownerDocument.activeElement === control)
      return true;
  }
  return false;
}

/** Scrolls to an element that is out of view: 300 ms in steps of 10 ms, at once with reduced motion. */
export function scrollToView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  if (prefersReducedMotion()) return element.scrollIntoView();
  stepTo(window.scrollY + top);
}

function stepTo(target: number): void {
  const start = window.scrollY;
  const steps = scrollLimits.scrollMs / scrollLimits.tickMs;
  let step = 0;

  const timer = setInterval(() => {
    step += 1;
    window.scrollTo({ top: start + ((target - start) * step) / steps, behavior: 'instant' });
    if (step >= steps) clearInterval(timer);
  }, scrollLimits.tickMs);
}

/** Scrolls to where an element starts when that is out of view, however far down it goes. */
export function scrollToStart(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top >= window.innerHeight) scrollToView(element);
}
