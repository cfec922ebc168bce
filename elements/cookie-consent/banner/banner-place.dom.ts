import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { createUndoLog } from '../../../shared/dom/undo-log.js';
import { lazily } from '../../../shared/element/lazily.js';

/**
 * Reserves space for what lies over the bottom of the page while it is there: what floats in the corner stands above it
 * (`--suite-bottom-inset`), the page can be scrolled to its end, and what has the focus is never below it (WCAG 2.4.11).
 * Returns a function that releases it.
 */
export function reserveSpace(host: HTMLElement, banner: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const isOrdinary = root.scrollHeight > root.clientHeight && body.scrollHeight <= body.clientHeight;
  let giveBack = reserveIn(root, host, banner);
  if (isOrdinary) return giveBack;
  // The page may be short, or scroll in a box of its own: the space is reserved at the end of that.
  const load = () => import('../../../shared/dom/scroller.js');
  const stopLooking = lazily(host, 'reserved space', load, ({ innerScroller }) => {
    const box = innerScroller(body);
    if (box) {
      giveBack();
      giveBack = reserveIn(box, host, banner);
    }
    return () => giveBack();
  });
  return () => {
    stopLooking();
    giveBack();
  };
}

function reserveIn(page: HTMLElement, host: HTMLElement, banner: HTMLElement): () => void {
  const root = document.documentElement;
  const log = createUndoLog();
  const ownPadding = getComputedStyle(page).scrollPaddingBlockEnd.replace('auto', '0px');

  function reserve(): void {
    const space = `${Math.ceil(innerHeight - banner.getBoundingClientRect().top)}px`;
    log.setStyle(root, '--suite-bottom-inset', space);
    log.setStyle(page, 'padding-block-end', space);
    log.setStyle(page, 'scroll-padding-block-end', `calc(${ownPadding} + ${space})`);
    // A box of a fixed height does not grow by it.
    if (page !== root) log.setStyle(page, 'box-sizing', 'border-box');
  }

  /**
   * Also where the browser has not scrolled, because it counts as in sight what is below the banner. What is pressed stays
   * under the pointer, where its focus is not shown: elsewhere the release would be no click.
   */
  function uncover(): void {
    const focused = deepActiveElement();
    if (!focused?.matches(':focus-visible') || host.contains(document.activeElement)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const own = banner.getBoundingClientRect();
    if (bottom > own.top && top < own.bottom) focused.scrollIntoView({ block: 'nearest' });
  }

  // It hangs on the bottom of the window: another height of that is none of its own.
  const sizes = new ResizeObserver(reserve);
  sizes.observe(banner);
  document.addEventListener('focusin', uncover);
  reserve();
  uncover();
  return () => {
    document.removeEventListener('focusin', uncover);
    sizes.disconnect();
    log.restoreAll();
  };
}
