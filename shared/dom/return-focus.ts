import { deepActiveElement } from './deep-active-element.js';
import { lendFocus, takesFocus } from './lend-focus.js';

/** Gives the focus to the first element of the chain that takes it, else to the main part of the page. */
export function returnFocus(page: Document, chain: readonly Element[]): void {
  if (chain.some(takesFocus)) return;
  const main = page.querySelector('main, [role="main"]');
  if (main instanceof HTMLElement) lendFocus(main);
  else blurAll(page);
}

function blurAll(page: Document): void {
  const active = deepActiveElement(page);
  if (active instanceof HTMLElement) active.blur();
}
