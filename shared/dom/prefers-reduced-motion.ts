/** Whether the visitor asked for less motion (WCAG 2.3.3). Asked anew each time, because it can change. */
export function prefersReducedMotion(window: Window = globalThis.window): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
