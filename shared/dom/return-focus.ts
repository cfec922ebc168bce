import { deepActiveElement } from './deep-active-element.js';

/** Gives the focus to the first element of the chain that takes it, else to the main part of the page. */
export function returnFocus(page: Document, chain: readonly Element[]): void {
  if (chain.some(takesFocus)) return;
  const main = page.querySelector('main, [role="main"]');
  if (main instanceof HTMLElement) focusPlace(main);
  else blurAll(page);
}

/** Hidden, disabled, inert and removed elements all refuse the focus: asking is the only sure test. */
function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  // The root's own view of the focus: a host that passes it on to its inside has it too.
  const root = element.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
}

function focusPlace(place: HTMLElement): void {
  if (takesFocus(place)) return;
  place.setAttribute('tabindex', '-1');
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus({ preventScroll: true });
}

function blurAll(page: Document): void {
  const active = deepActiveElement(page);
  if (active instanceof HTMLElement) active.blur();
}
