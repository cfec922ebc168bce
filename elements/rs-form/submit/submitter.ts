import { formAction, submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { RsFormSubmittedEvent } from '../form/feature.events.js';
import { submitButtonsOf } from '../markup/field-parts.dom.js';
import type { AttemptContext } from './attempt-context.js';
import { type PostEnd, sendForm } from '../sending/sending.js';
import type { AttemptAction } from './attempt.model.js';

/** After this time without leaving the page a submit counts as lost and the button comes back, in milliseconds. */
export const leaveMs = 30_000;

/** Lets the browser's own submit through, holds it, or repeats it by script with the same button. */
export class Submitter {
  readonly #context: AttemptContext;
  readonly #disabled = new Set<HTMLInputElement | HTMLButtonElement>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #button: HTMLElement | null = null;
  #current: SubmitEvent | null = null;
  #isByScript = false;
  #stopSending: (() => void) | undefined;

  constructor(context: AttemptContext) {
    this.#context = context;
  }

  press(event: SubmitEvent): void {
    const { state, request } = this.#context;
    this.#current = event;
    if (this.#isByScript && this.#isHere) event.preventDefault();
    if (this.#isByScript || event.defaultPrevented) return;
    // Enter in a text field presses the first submit button of the form, on whatever page that is.
    if (this.#turnInstead(event.submitter)) return event.preventDefault();
    const wasIdle = state().phase === 'idle';
    if (wasIdle) this.#button = event.submitter;
    request({ type: 'submit', ...(this.#isUnchecked(event.submitter) && { isUnchecked: true }) });
    if (!wasIdle || state().phase !== 'submitting') event.preventDefault();
  }

  /** After a press that goes on: watches that the browser really leaves. */
  letLeave(attempt: number): void {
    if (this.#isHere) return this.#sendHere(attempt);
    const { shell, form, send } = this.#context;
    const event = this.#current;
    // The post is composed as soon as the event is over; by then everyone on the page has had a word.
    this.#later(0, () => {
      if (event?.defaultPrevented) return send({ type: 'submit-vetoed', attempt });
      if (shell.disableOnSubmit) this.setButtons(true);
      shell.dispatchEvent(new RsFormSubmittedEvent({ formId: form.formId, method: 'native' }));
    });
    this.#later(leaveMs, () => send({ type: 'leave-timed-out', attempt }));
  }

  submitByScript(attempt: number): void {
    // A disabled button's name and value would be missing from the post.
    this.setButtons(false);
    this.#isByScript = true;
    try {
      submitFormBy(this.#context.form.element, this.#context.shell.hooks.omitsButton ? null : this.#button);
    } finally {
      this.#isByScript = false;
    }
    this.letLeave(attempt);
  }

  /** True if the form is sent without leaving the page: its answer must be of this site. */
  get #isHere(): boolean {
    const { shell, form } = this.#context;
    const isOurs = formAction(form.element).startsWith(`${location.origin}/`);
    return shell.submit === 'fetch' && isOurs && !form.markup?.isPagedByServer();
  }

  stopSending(): void {
    this.#stopSending?.();
    this.#stopSending = undefined;
  }

  /** Sends the form without leaving the page. */
  #sendHere(attempt: number): void {
    const { shell, form, notice, send } = this.#context;
    this.#current?.preventDefault();
    // A disabled button's name and value would be missing.
    this.setButtons(false);
    const body = new FormData(form.element, this.#button);
    if (shell.disableOnSubmit) this.setButtons(true);
    shell.dispatchEvent(new RsFormSubmittedEvent({ formId: form.formId, method: 'fetch' }));
    this.#stopSending = sendForm(this.#context, {
      url: formAction(form.element),
      body,
      showBox: (box) => notice.showBox(box, false),
      onEnd: (end) => send(actionOf(end, attempt)),
    });
  }

  /** Presses once more, with the button that was pressed last. */
  again(): void {
    submitFormBy(this.#context.form.element, this.#button);
  }

  /** Disables the submit buttons, or gives them back. */
  setButtons(isDisabled: boolean): void {
    for (const one of isDisabled ? submitButtonsOf(this.#context.form) : this.#disabled) {
      if (isDisabled && !one.disabled) this.#disabled.add(one);
      if (this.#disabled.has(one)) one.disabled = isDisabled;
    }
    if (!isDisabled) this.#disabled.clear();
  }

  stop(): void {
    this.stopSending();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.setButtons(false);
  }

  /** Goes to the next page if the button stands on a later one. Returns true if it does. */
  #turnInstead(button: HTMLElement | null): boolean {
    const { paging, request } = this.#context;
    if (!paging || !button || paging.current === paging.last) return false;
    const isLater = (paging.pageAt(button) ?? 0) > paging.current;
    if (isLater) request({ type: 'page', from: paging.current, to: paging.current + 1 });
    return isLater;
  }

  /** Returns true if the button sends what is not right yet, such as one that saves for later. */
  #isUnchecked(button: HTMLElement | null): boolean {
    if (!button) return false;
    const isAuthors = 'formNoValidate' in button && button.formNoValidate === true;
    return isAuthors || (this.#context.form.markup?.isUnchecked(button) ?? false);
  }

  #later(ms: number, task: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      task();
    }, ms);
    this.#timers.add(timer);
  }
}

function actionOf(end: PostEnd, attempt: number): AttemptAction {
  if (end.type === 'cancelled') return { type: 'post-cancelled', attempt };
  if (end.type === 'refused') return { type: 'post-refused', attempt, errors: end.errors };
  return { ...end, type: 'post-failed', attempt };
}
