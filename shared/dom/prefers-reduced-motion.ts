/** Whether the visitor asked for less motion (WCAG 2.3.3). Asked anew each time, because it can change. */
export function prefersReducedMotion(view: Window = window): boolean {
  return view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
