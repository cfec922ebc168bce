import { pageSingleton } from '../../../shared/dom/page-singleton.js';
import { dropEmptyStyle } from './drop-empty-style.js';

/** The room that headers keep at the top of the window, so that they cover nothing (WCAG 2.4.11). */
export interface KeptRoom {
  keep(header: Element, pixels: number): void;
  release(header: Element): void;
}

const property = 'scroll-padding-block-start';

/** The one keeper of a page: what the browser scrolls to stops below the lowest header. */
export function keptRoom(page: Document): KeptRoom {
  return pageSingleton(page, 'rs-suite.sticky-room', () => createKeptRoom(page.documentElement));
}

function createKeptRoom(root: HTMLElement): KeptRoom {
  const rooms = new Map<Element, number>();
  let before = '';
  let own = '0px';

  function write(): void {
    if (rooms.size === 0) root.style.setProperty(property, before);
    else root.style.setProperty(property, `calc(${own} + ${Math.max(...rooms.values())}px)`);
    dropEmptyStyle(root);
  }

  return {
    keep(header, pixels) {
      if (rooms.size === 0) {
        before = root.style.getPropertyValue(property);
        own = getComputedStyle(root).scrollPaddingBlockStart.replace('auto', '0px');
      }
      rooms.set(header, pixels);
      write();
    },
    release(header) {
      if (rooms.delete(header)) write();
    },
  };
}
