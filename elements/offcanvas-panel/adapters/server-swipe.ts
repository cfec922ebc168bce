/** The setting of the theme's panel: swipes are on unless it says 0. Null where there is no such panel. */
export function serverSwipe(host: HTMLElement): boolean | null {
  const panel = host.closest('#g-offcanvas') ?? host.querySelector('#g-offcanvas');
  const setting = panel?.getAttribute('data-g-offcanvas-swipe');
  return setting === null || setting === undefined ? null : setting !== '0';
}
