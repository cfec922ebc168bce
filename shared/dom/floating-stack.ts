import { KeptLog } from './kept-log.js';
import { pageSingleton } from './page-singleton.js';
import { documentOf } from './unclobbered.js';

/** Space between two floating elements, in pixels. */
const gapPx = 12;

interface FloatingStack {
  join(element: HTMLElement, slot: number): void;
  leave(element: HTMLElement): void;
}

/** Floating element: its place in the stack, and what was written to it. */
interface Member {
  readonly slot: number;
  readonly log: KeptLog;
}

/**
 * Adds an element to the stack in the bottom corner of its page, where floating elements stand above each other.
 * Their appearance is in `floating.styles.ts`.
 *
 * @param slot - Place in the stack, 0 for the lowest. The page can override it by `--suite-floating-slot`.
 * @returns A function that removes the element from the stack.
 */
export function joinFloatingStack(element: HTMLElement, slot: number): () => void {
  const window = documentOf(element).defaultView as Window & typeof globalThis;
  const stack = pageSingleton(documentOf(element), 'rs-suite.floating', () => createStack(window));
  stack.join(element, slot);
  return () => stack.leave(element);
}

function createStack(window: Window & typeof globalThis): FloatingStack {
  const members = new Map<HTMLElement, Member>();
  const sizes = new window.ResizeObserver(update);

  function placeOf(element: HTMLElement) {
    const style = window.getComputedStyle(element);
    const asked = style.getPropertyValue('--suite-floating-slot').trim();
    return {
      element,
      slot: asked === '' ? (members.get(element)?.slot ?? 0) : Number(asked) || 0,
      height: style.position === 'fixed' ? element.offsetHeight : 0,
    };
  }

  /** Reads all elements before it writes, so that no write forces a style recalculation. */
  function update(): void {
    let below = 0;
    const places = [...members.keys()].map(placeOf);
    for (const { element, height } of places.sort((one, other) => one.slot - other.slot)) {
      members.get(element)?.log.setStyle(element, '--_floating-below', `${below}px`);
      if (height > 0) below += height + gapPx;
    }
  }

  return {
    join(element, slot) {
      const log = new KeptLog(element);
      members.set(element, { slot, log });
      log.setAttribute(element, 'data-floating', '');
      // The observer calls back with the first size.
      sizes.observe(element);
    },
    leave(element) {
      sizes.unobserve(element);
      members.get(element)?.log.restoreAll();
      members.delete(element);
      update();
    },
  };
}
