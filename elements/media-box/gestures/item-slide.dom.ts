import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { followedBy, goalBeside } from './swipe.model.js';

/** Previews of the items beside the item on show. */
export interface Neighbours {
  /** Builds the preview of the next or the previous item; null at the end of a group. */
  readonly previewOf: (goal: 'next' | 'previous') => HTMLElement | null;
  /** Calls back when the item that is now on show has loaded or failed. */
  readonly whenLoaded: (task: () => void) => void;
}

/** Item on show as it follows a finger, with the preview beside it. With reduced motion the item does not move. */
export class ItemSlide {
  readonly #content: HTMLElement;
  readonly #neighbours: Neighbours;
  #beside: { readonly goal: 'next' | 'previous'; readonly preview: HTMLElement | null } | undefined;
  #settling: readonly Animation[] = [];

  constructor(content: HTMLElement, neighbours: Neighbours) {
    this.#content = content;
    this.#neighbours = neighbours;
  }

  /** Width of the content area in CSS pixels, and its direction. */
  get area(): { readonly width: number; readonly isRightToLeft: boolean } {
    return { width: this.#content.clientWidth, isRightToLeft: this.#content.matches(':dir(rtl)') };
  }

  /** Finishes running transitions at once. */
  finish(): void {
    for (const animation of this.#settling) animation.finish();
  }

  /** Moves the item sideways, in CSS pixels. */
  moveAside(x: number): void {
    if (this.#isStill || x === 0) return;
    const goal = goalBeside(x, this.area);
    if (this.#beside?.goal !== goal) this.#setBeside(goal);
    this.#place(followedBy(x, !!this.#beside?.preview), 0);
  }

  /** Moves the item down, in CSS pixels. */
  moveDown(y: number): void {
    if (!this.#isStill) this.#place(0, Math.max(0, y));
  }

  /** Moves the item back to its place. */
  async goBack(): Promise<void> {
    if (!this.#content.classList.contains('dragged')) return;
    await this.#settle(0);
    this.#clear();
  }

  /** Moves the preview into the place of the item, then shows the item itself. */
  async goOn(goal: 'next' | 'previous', show: () => void): Promise<void> {
    const preview = this.#beside?.goal === goal ? this.#beside.preview : null;
    if (!preview) {
      show();
      return this.goBack();
    }
    await this.#settle(-sideOf(preview) * this.#content.clientWidth);
    // The preview stays until the item has loaded, so that no frame is empty.
    this.#beside = undefined;
    preview.style.setProperty('--_side', '0');
    show();
    this.#clear();
    this.#neighbours.whenLoaded(() => preview.remove());
  }

  get #isStill(): boolean {
    return prefersReducedMotion(documentOf(this.#content).defaultView ?? window);
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

  /** Slides the item to a place and waits for the transition. */
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

/** Returns the side of a preview: 1 for the right, -1 for the left. */
function sideOf(preview: HTMLElement): number {
  return Number(preview.style.getPropertyValue('--_side'));
}
