/** Returns true if the visitor prefers reduced motion (WCAG 2.3.3). Not cached, because the setting can change. */
export function prefersReducedMotion(view: Window = window): boolean {
  return view.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
