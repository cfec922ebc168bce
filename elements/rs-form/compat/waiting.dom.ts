import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { numberOf } from './fields.dom.js';

/**
 * What visitors press before the suite is there: the last submit of each form waits, and is repeated when the form
 * has its element, or has to do without.
 */
export class WaitingSubmits {
  readonly #pressed = new Map<HTMLFormElement, HTMLElement | null>();
  readonly #ready = new WeakSet<HTMLFormElement>();
  #isOver = false;

  constructor() {
    document.addEventListener('submit', (event) => this.#hold(event), { capture: true });
  }

  /** The form answers for itself from now on. */
  release(form: HTMLFormElement): void {
    this.#ready.add(form);
    const submitter = this.#pressed.get(form);
    if (submitter === undefined) return;
    this.#pressed.delete(form);
    submitFormBy(form, submitter);
  }

  /** The suite does not come: the browser sends by itself. */
  end(): void {
    this.#isOver = true;
    for (const form of [...this.#pressed.keys()]) this.release(form);
  }

  #hold(event: SubmitEvent): void {
    const form = event.target;
    if (this.#isOver || !(form instanceof HTMLFormElement) || this.#ready.has(form)) return;
    if (Element.prototype.closest.call(form, 'rs-form') || numberOf(form) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#pressed.set(form, event.submitter);
  }
}
