/** Returns true if the visitor prefers reduced motion (WCAG 2.3.3). Not cached, because the setting can change. */
export function prefersReducedMotion(window: Window = globalThis.window): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
