import { isEntering } from '../overlay/is-entering.js';
import { KeptLog } from '../dom/kept-log.js';
import { pageSingleton } from '../dom/page-singleton.js';
import { reserveBottom } from '../overlay/reserve-bottom.js';
import { documentOf, type SafeDocument } from '../dom/unclobbered.js';

/** Space between two floating elements, in pixels. */
const gapPx = 12;

/** Floating element: its position in the stack, and a log of the stack's changes to it. */
interface Member {
  readonly slot: number;
  readonly log: KeptLog;
}

/**
 * Adds an element to the stack in the bottom corner of its page, where floating elements lie above each other. The
 * stack leaves room for itself at the end of the page, and is hidden while the visitor fills in a form. Its appearance
 * is in `floating.styles.ts`.
 *
 * @param slot - Place in the stack, 0 for the lowest. The page can override it by `--suite-floating-slot`.
 * @returns A function that removes the element from the stack.
 */
export function joinFloatingStack(element: HTMLElement, slot: number): () => void {
  const document = documentOf(element);
  const stack = pageSingleton(document, 'rs-suite.floating', () => new FloatingStack(document));
  stack.join(element, slot);
  return () => stack.leave(element);
}

class FloatingStack {
  readonly #document: SafeDocument;
  readonly #log: KeptLog;
  readonly #members = new Map<HTMLElement, Member>();
  readonly #sizes = new ResizeObserver(() => this.#place());
  #state = '';

  constructor(document: SafeDocument) {
    this.#document = document;
    this.#log = new KeptLog(document.documentElement);
    const mark = () => this.#mark();
    for (const type of ['focusin', 'focusout']) document.addEventListener(type, mark);
    visualViewport?.addEventListener('resize', mark);
  }

  join(element: HTMLElement, slot: number): void {
    const log = new KeptLog(element);
    this.#members.set(element, { slot, log });
    this.#mark();
    log.setAttribute(element, 'data-floating', this.#state);
    // The observer calls back with the first size.
    this.#sizes.observe(element);
  }

  leave(element: HTMLElement): void {
    this.#sizes.unobserve(element);
    this.#members.get(element)?.log.restoreAll();
    this.#members.delete(element);
    this.#place();
  }

  /** Places all elements. Reads all before it writes, so that no write forces a style recalculation. */
  #place(): void {
    let below = 0;
    const places = [...this.#members].map(placeOf);
    for (const { element, log, height } of places.sort((one, other) => one.slot - other.slot)) {
      log.setStyle(element, '--_floating-below', `${below}px`);
      if (height > 0) below += height + gapPx;
    }
    this.#leaveRoom(below);
  }

  #leaveRoom(below: number): void {
    const { documentElement } = this.#document;
    // The space at the edge of the window is about as large as the gap.
    const room = below > 0 ? below + gapPx : 0;
    reserveBottom(documentElement, room);
    if (room > 0) this.#log.setStyle(documentElement, '--suite-floating-room', `${room}px`);
    else this.#log.restoreAll();
  }

  /** Marks the elements while they are hidden. */
  #mark(): void {
    const state = isEntering(this.#document) ? 'away' : '';
    if (state === this.#state) return;
    this.#state = state;
    for (const [element, { log }] of this.#members) log.setAttribute(element, 'data-floating', state);
  }
}

function placeOf([element, { slot, log }]: [HTMLElement, Member]) {
  const style = getComputedStyle(element);
  const asked = style.getPropertyValue('--suite-floating-slot').trim();
  return {
    element,
    log,
    slot: asked === '' ? slot : Number(asked) || 0,
    height: style.position === 'fixed' ? element.offsetHeight : 0,
  };
}
