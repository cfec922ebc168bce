import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { KeptLog } from '../../../shared/dom/kept-log.js';
import { pageEnd, reserveBottom } from '../../../shared/overlay/reserve-bottom.js';
import { document, unclobbered } from '../../../shared/dom/unclobbered.js';

/**
 * Reserves space for a banner that covers the bottom of the page. Floating elements lie above it
 * (`--suite-bottom-inset`), the page can be scrolled to its end, and the focused element is never below it (WCAG
 * 2.4.11).
 *
 * @returns A function that releases the space.
 */
export function reserveSpace(host: HTMLElement, banner: HTMLElement): () => void {
  const root = document.documentElement;
  const page = pageEnd(document);
  const log = new KeptLog(host);
  const pagePadding = getComputedStyle(page).scrollPaddingBlockEnd.replace('auto', '0px');

  function reserve(): void {
    const space = Math.ceil(innerHeight - banner.getBoundingClientRect().top);
    log.setStyle(root, '--suite-bottom-inset', `${space}px`);
    log.setStyle(page, 'scroll-padding-block-end', `calc(${pagePadding} + ${space}px)`);
    reserveBottom(host, space);
  }

  /**
   * Scrolls the focused element out from below the banner: browsers count it as visible there. After a press (no
   * visible focus) nothing scrolls, because a release at another element would be no click.
   */
  function uncover(): void {
    const focused = unclobbered(deepActiveElement());
    if (!focused?.matches(':focus-visible') || host.contains(document.activeElement)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const own = banner.getBoundingClientRect();
    if (bottom > own.top && top < own.bottom) focused.scrollIntoView({ block: 'nearest' });
  }

  // The banner is fixed to the bottom of the window, so the height of the window does not matter.
  const sizes = new ResizeObserver(reserve);
  sizes.observe(banner);
  document.addEventListener('focusin', uncover);
  reserve();
  uncover();
  return () => {
    document.removeEventListener('focusin', uncover);
    sizes.disconnect();
    reserveBottom(host, 0);
    log.restoreAll();
  };
}
