import { deepActiveElement } from './deep-active-element.js';
import { lendFocus, takesFocus } from './lend-focus.js';

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
