import { deepActiveElement } from '../dom/deep-active-element.js';
import { lendFocus, tryToFocus } from '../dom/lend-focus.js';
import type { SafeDocument } from '../dom/unclobbered.js';

/** Focuses the first element of the chain that accepts the focus; otherwise the main part of the page. */
export function returnFocus(document: SafeDocument, chain: readonly Element[]): void {
  if (chain.some(tryToFocus)) return;
  const main = document.querySelector('main, [role="main"]');
  if (main instanceof HTMLElement) lendFocus(main);
  else blurAll(document);
}

function blurAll(document: SafeDocument): void {
  const active = deepActiveElement(document);
  if (active instanceof HTMLElement) active.blur();
}
