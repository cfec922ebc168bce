import { deepActiveElement } from './deep-active-element.js';
import { createUndoLog } from './undo-log.js';

/**
 * Puts the focus on an element, also on one that is no control: that one takes it for once, so that the next Tab
 * goes on from there, and gets no tab stop of its own (WCAG 2.4.3). `isRingless` is for a place where a ring would
 * say nothing, such as a whole page. Answers whether the focus is there.
 */
export function lendFocus(element: HTMLElement, { isRingless = false } = {}): boolean {
  // The body counts as focused whenever nothing is: its answer means nothing until it can take the focus.
  const isBody = element === element.ownerDocument.body && !element.hasAttribute('tabindex');
  if (!isBody && takesFocus(element)) return true;
  const log = createUndoLog();
  log.setAttribute(element, 'tabindex', '-1');
  if (isRingless) log.setStyle(element, 'outline', 'none');
  element.addEventListener('blur', () => log.restoreAll(), { once: true });
  if (takesFocus(element)) return true;
  log.restoreAll();
  return false;
}

/** Hidden, disabled, inert and removed elements all refuse the focus: asking is the only sure test. */
export function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  // The root's own view of the focus: a host that passes it on to its inside has it too.
  const root = element.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
}

/** Gives the focus to the first element of the chain that takes it, else to the main part of the page. */
export function returnFocus(document: Document, chain: readonly Element[]): void {
  if (chain.some(takesFocus)) return;
  const main = document.querySelector('main, [role="main"]');
  if (main instanceof HTMLElement) lendFocus(main);
  else blurAll(document);
}

function blurAll(document: Document): void {
  const active = deepActiveElement(document);
  if (active instanceof HTMLElement) active.blur();
}
