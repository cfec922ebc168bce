/** Puts the focus at the top of the page, or at what the link names there: the next Tab goes on from it. */
export function focusTop(page: Document, hash: string): void {
  const landing = page.getElementById(hash.slice(1)) ?? page.querySelector('body');
  if (!landing) return;
  if (!landing.matches('[tabindex], a[href], button')) lendTabStop(landing);
  landing.focus({ preventScroll: true });
}

/** A place that is no control takes the focus for once; a ring around the whole page would say nothing. */
function lendTabStop(landing: HTMLElement): void {
  landing.setAttribute('tabindex', '-1');
  landing.style.outline = 'none';
  const giveBack = () => {
    landing.removeAttribute('tabindex');
    landing.style.outline = '';
    if (!landing.getAttribute('style')) landing.removeAttribute('style');
  };
  landing.addEventListener('blur', giveBack, { once: true });
}
