import { scrollToView } from './scroll-to.js';

/** Scrolls to where an element starts when that is out of view, however far down it goes. */
export function scrollToStart(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top >= window.innerHeight) scrollToView(element);
}
