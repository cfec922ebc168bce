import { pageSingleton } from './page-singleton.js';

/** The space between two floating things. */
const gapPx = 12;

interface FloatingStack {
  join(element: HTMLElement, slot: number): void;
  leave(element: HTMLElement): void;
}

/**
 * Puts an element into the one stack in the bottom corner of its page, so that floating things stand above each
 * other, whichever of them are there. Slot 0 is the lowest; a page says `--suite-floating-slot` to change that.
 * The look is in `floating.styles.ts`. Returns the way out.
 */
export function joinFloatingStack(element: HTMLElement, slot: number): () => void {
  const view = element.ownerDocument.defaultView as Window & typeof globalThis;
  const stack = pageSingleton(element.ownerDocument, 'rs-suite.floating', () => createStack(view));
  stack.join(element, slot);
  return () => stack.leave(element);
}

function createStack(view: Window & typeof globalThis): FloatingStack {
  const slots = new Map<HTMLElement, number>();
  const sizes = new view.ResizeObserver(settle);

  function slotOf(element: HTMLElement): number {
    const wanted = view.getComputedStyle(element).getPropertyValue('--suite-floating-slot');
    return wanted.trim() === '' ? (slots.get(element) ?? 0) : Number(wanted) || 0;
  }

  function settle(): void {
    let below = 0;
    for (const element of [...slots.keys()].sort((one, other) => slotOf(one) - slotOf(other))) {
      element.style.setProperty('--_floating-below', `${below}px`);
      const isFloating = view.getComputedStyle(element).position === 'fixed';
      if (isFloating && element.offsetHeight > 0) below += element.offsetHeight + gapPx;
    }
  }

  return {
    join(element, slot) {
      slots.set(element, slot);
      element.dataset.floating = '';
      // Its first call comes with the first size.
      sizes.observe(element);
    },
    leave(element) {
      slots.delete(element);
      sizes.unobserve(element);
      delete element.dataset.floating;
      element.style.removeProperty('--_floating-below');
      if (element.getAttribute('style') === '') element.removeAttribute('style');
      settle();
    },
  };
}
