import { slideMs } from '../contract/limits.js';

/** The part of the page that moves aside in push mode. */
export interface Surround {
  /** Moves it by so many pixels, sliding or at once. */
  move(px: number, isSliding: boolean): void;
  restore(): void;
}

/** Null where the page marks nothing to move. What the page had set itself comes back. */
export function findSurround(page: Document): Surround | null {
  const surround = page.querySelector<HTMLElement>('#g-page-surround, [data-page-surround]');
  if (!surround) return null;
  const { style } = surround;
  const { transition, translate } = style;
  return {
    move(px, isSliding) {
      style.setProperty('transition', isSliding ? `translate ${slideMs}ms ease` : 'none');
      style.setProperty('translate', `${px}px`);
    },
    restore() {
      style.setProperty('transition', transition);
      style.setProperty('translate', translate);
    },
  };
}
