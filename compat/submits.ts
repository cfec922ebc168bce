/** Submits of forms: held until the form has its element, and announced to page scripts only where a visitor pressed. */
import { submitFormBy } from '../shared/dom/unclobbered-form.js';
import { document } from '../shared/dom/unclobbered.js';
import { formIdOf } from './fields.dom.js';
import type { FormCalls, RecordedCalls } from './page-calls.js';

/**
 * Holds the last submit of each form until the form has its element, and then repeats it. Where the suite does not load,
 * the browser sends the form.
 */
export class HeldSubmits {
  readonly #pressed = new Map<HTMLFormElement, HTMLElement | null>();
  readonly #released = new WeakSet<HTMLFormElement>();
  #isOver = false;

  constructor() {
    document.addEventListener('submit', (event) => this.#hold(event), { capture: true });
  }

  /** Repeats the held submit of a form, and holds none of it from now on. */
  release(form: HTMLFormElement): void {
    this.#released.add(form);
    const submitter = this.#pressed.get(form) as HTMLElement | null;
    if (this.#pressed.delete(form)) submitFormBy(form, submitter);
  }

  /** Releases every form, those of the future too. */
  releaseAll(): void {
    this.#isOver = true;
    for (const form of this.#pressed.keys()) this.release(form);
  }

  #hold(event: SubmitEvent): void {
    const form = event.target;
    if (this.#isOver || !(form instanceof HTMLFormElement) || this.#released.has(form)) return;
    if (Element.prototype.closest.call(form, 'rs-form') || formIdOf(form) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#pressed.set(form, event.submitter);
  }
}

type AddEvent = (target: EventTarget, type: string, listener: EventListener) => void;

/**
 * Wraps `addEvent` for page scripts. Their listeners of a form's submit are called for a visitor's press that the browser
 * finds valid, as with the original, where a submit by script had no event. Without this limit, a plugin's listener
 * that submits again would be called without end.
 */
export function listenToPresses(calls: RecordedCalls, addEvent: AddEvent): AddEvent {
  return (target, type, listener) => {
    const formId = type === 'submit' && target instanceof HTMLFormElement ? formIdOf(target) : null;
    if (formId === null) return addEvent(target, type, listener);
    addEvent(target, type, (event) => {
      if (!event.defaultPrevented && !calls.of(formId).isServerSubmit) listener.call(target, event);
    });
  };
}

/** Records for each submit, before its listeners are called, whether it comes from the element or a script. */
export function watchSubmits(form: HTMLFormElement, calls: FormCalls, isBusy: () => boolean): void {
  const record = () => (calls.isServerSubmit = calls.isAskedByPage || isBusy());
  EventTarget.prototype.addEventListener.call(form, 'submit', record, { capture: true });
}
