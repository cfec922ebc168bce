import { pageSingleton } from './page-singleton.js';
import { createUndoLog } from './undo-log.js';

/** Space between two floating elements, in pixels. */
const gapPx = 12;

interface FloatingStack {
  join(element: HTMLElement, slot: number): void;
  leave(element: HTMLElement): void;
}

/**
 * Adds an element to the stack in the bottom corner of its page, where floating elements stand above each other.
 * Their appearance is in `floating.styles.ts`.
 *
 * @param slot - Place in the stack, 0 for the lowest. The page can override it by `--suite-floating-slot`.
 * @returns A function that removes the element from the stack.
 */
export function joinFloatingStack(element: HTMLElement, slot: number): () => void {
  const window = element.ownerDocument.defaultView as Window & typeof globalThis;
  const stack = pageSingleton(element.ownerDocument, 'rs-suite.floating', () => createStack(window));
  stack.join(element, slot);
  return () => stack.leave(element);
}

function createStack(window: Window & typeof globalThis): FloatingStack {
  const slots = new Map<HTMLElement, number>();
  const log = createUndoLog();
  const sizes = new window.ResizeObserver(update);

  function slotOf(element: HTMLElement): number {
    const asked = window.getComputedStyle(element).getPropertyValue('--suite-floating-slot');
    return asked.trim() === '' ? (slots.get(element) ?? 0) : Number(asked) || 0;
  }

  function update(): void {
    let below = 0;
    for (const element of [...slots.keys()].sort((one, other) => slotOf(one) - slotOf(other))) {
      log.setStyle(element, '--_floating-below', `${below}px`);
      const isFloating = window.getComputedStyle(element).position === 'fixed';
      if (isFloating && element.offsetHeight > 0) below += element.offsetHeight + gapPx;
    }
  }

  return {
    join(element, slot) {
      slots.set(element, slot);
      log.setAttribute(element, 'data-floating', '');
      // The observer calls back with the first size.
      sizes.observe(element);
    },
    leave(element) {
      slots.delete(element);
      sizes.unobserve(element);
      log.restore(element);
      update();
    },
  };
}
