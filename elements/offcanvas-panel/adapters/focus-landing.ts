/** Puts the focus where a link has led, so that the next Tab goes on from there. */
export function focusLanding(landing: HTMLElement): void {
  landing.focus({ preventScroll: true });
  if (landing.matches(':focus')) return;
  landing.setAttribute('tabindex', '-1');
  landing.addEventListener('blur', () => landing.removeAttribute('tabindex'), { once: true });
  landing.focus({ preventScroll: true });
}
