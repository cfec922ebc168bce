import { listenToForm } from '../../../shared/dom/unclobbered-form.js';

/** Time in which the second press of a double click follows, in milliseconds. */
const repeatMs = 400;
/** Distance that a pointer moves between the presses of a double click at most, in CSS pixels. */
const repeatPx = 8;

/**
 * Refuses the second press of a double click after the first one has turned the page: the button of the new page is below
 * the pointer, and the visitor has not seen that page. Presses by keyboard and by script are not refused.
 */
export class RepeatedPress {
  #last: MouseEvent | null = null;
  #turning: MouseEvent | null = null;
  #turnedAt = 0;

  /**
   * @param form - Form with the pages.
   * @param signal - Ends the listening.
   */
  constructor(form: HTMLFormElement, signal: AbortSignal) {
    listenToForm(form, 'click', (event) => this.#handleClick(event), { capture: true, signal });
  }

  /** Notes that a press has turned the page. */
  turned(): void {
    this.#turning = this.#last;
    this.#turnedAt = performance.now();
  }

  #handleClick(event: MouseEvent): void {
    // The click count of a keyboard or script click is 0.
    if (event.detail === 0) return;
    if (this.#isRepeated(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else this.#last = event;
  }

  #isRepeated({ timeStamp, clientX, clientY }: MouseEvent): boolean {
    const first = this.#turning;
    if (!first || timeStamp - this.#turnedAt > repeatMs) return false;
    return Math.hypot(clientX - first.clientX, clientY - first.clientY) <= repeatPx;
  }
}
