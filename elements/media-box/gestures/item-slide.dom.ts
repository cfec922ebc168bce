import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import { followedBy, goalBeside } from './swipe.model.js';

/** Pictures beside the item on show. */
export interface Neighbours {
  /** Builds the look of the item before it or after it; null at the end of a group. */
  readonly previewOf: (goal: 'next' | 'previous') => HTMLElement | null;
  /** Calls back once the item that is on show from now on has come, or never will. */
  readonly whenLoaded: (task: () => void) => void;
}

/** The item on show as it follows a finger, with the one beside it; with reduced motion it stays where it is. */
export class ItemSlide {
  readonly #content: HTMLElement;
  readonly #neighbours: Neighbours;
  #beside: { readonly goal: 'next' | 'previous'; readonly preview: HTMLElement | null } | undefined;
  #settling: readonly Animation[] = [];

  constructor(content: HTMLElement, neighbours: Neighbours) {
    this.#content = content;
    this.#neighbours = neighbours;
  }

  /** The width of the item's place, and the way in which the page is read. */
  get area(): { readonly width: number; readonly isRightToLeft: boolean } {
    return { width: this.#content.clientWidth, isRightToLeft: this.#content.matches(':dir(rtl)') };
  }

  /** Ends at once what is still on its way to its place. */
  finish(): void {
    for (const animation of this.#settling) animation.finish();
  }

  /** Moves the item sideways by so much, in CSS pixels. */
  moveAside(x: number): void {
    if (this.#isStill || x === 0) return;
    const goal = goalBeside(x, this.area);
    if (this.#beside?.goal !== goal) this.#setBeside(goal);
    this.#place(followedBy(x, !!this.#beside?.preview), 0);
  }

  /** Moves the item down by so much, in CSS pixels. */
  moveDown(y: number): void {
    if (!this.#isStill) this.#place(0, Math.max(0, y));
  }

  /** Moves the item back to its place. */
  async goBack(): Promise<void> {
    if (!this.#content.classList.contains('dragged')) return;
    await this.#settle(0);
    this.#clear();
  }

  /** Moves the neighbour into the place of the item, and then shows it. */
  async goOn(goal: 'next' | 'previous', show: () => void): Promise<void> {
    const preview = this.#beside?.goal === goal ? this.#beside.preview : null;
    if (!preview) {
      show();
      return this.goBack();
    }
    await this.#settle(-sideOf(preview) * this.#content.clientWidth);
    // The look stays until the item itself is there: no frame without a picture.
    this.#beside = undefined;
    preview.style.setProperty('--_side', '0');
    show();
    this.#clear();
    this.#neighbours.whenLoaded(() => preview.remove());
  }

  get #isStill(): boolean {
    return prefersReducedMotion(this.#content.ownerDocument.defaultView ?? window);
  }

  #setBeside(goal: 'next' | 'previous'): void {
    this.#beside?.preview?.remove();
    const preview = this.#neighbours.previewOf(goal);
    this.#beside = { goal, preview };
    if (!preview) return;
    const isOnTheRight = (goal === 'next') !== this.area.isRightToLeft;
    preview.style.setProperty('--_side', isOnTheRight ? '1' : '-1');
    preview.style.insetBlockStart = `${this.#content.scrollTop}px`;
    this.#content.append(preview);
  }

  #place(x: number, y: number): void {
    this.#content.classList.add('dragged');
    this.#content.style.setProperty('--_dragged-x', `${x}px`);
    this.#content.style.setProperty('--_dragged-y', `${y}px`);
  }

  /** Lets it slide there, and waits until it is there. */
  async #settle(x: number): Promise<void> {
    const { classList } = this.#content;
    classList.add('settling');
    this.#place(x, 0);
    this.#settling = this.#content
      .getAnimations({ subtree: true })
      .filter((animation) => (animation as CSSTransition).transitionProperty === 'transform');
    await Promise.allSettled(this.#settling.map(({ finished }) => finished));
    this.#settling = [];
    classList.remove('settling');
  }

  #clear(): void {
    this.#beside?.preview?.remove();
    this.#beside = undefined;
    this.#content.classList.remove('dragged');
  }
}

/** The side that a look stands on: 1 is the right. */
function sideOf(preview: HTMLElement): number {
  return Number(preview.style.getPropertyValue('--_side'));
}
