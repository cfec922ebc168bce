import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { RsFormSubmittedEvent } from '../form/feature.events.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { submitButtonsOf } from '../markup/field-parts.dom.js';
import type { AttemptContext } from './attempt-context.js';
import { type PostEnd, sendForm } from '../sending/sending.js';
import type { AttemptGoal } from '../form/attempt-goal.model.js';
import type { AttemptAction } from './attempt.model.js';
import { canFetch, opensElsewhere, postBody, postUrl } from './post-target.dom.js';
import { whenDispatched } from './when-dispatched.dom.js';
import { whenRested } from './when-rested.dom.js';

/** Time after which the form can be sent again where the page is still in place, in milliseconds. */
const restMs = 10_000;

/** Time where the answer opens in another window. Long enough for a double click. */
const elsewhereMs = 1000;

/** Lets the browser's own submit through, holds it, or repeats it by script with the same button. */
export class Submitter {
  readonly #context: AttemptContext;
  readonly #disabled = new Set<HTMLInputElement | HTMLButtonElement>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #button: HTMLElement | null = null;
  #busy: HTMLElement | undefined;
  #current: SubmitEvent | null = null;
  #isByScript = false;
  #stopResting = () => {};
  #stopSending: (() => void) | undefined;

  constructor(context: AttemptContext) {
    this.#context = context;
  }

  /** Returns true for an attempt of its own: not the repeated press of one, nor an event that the page has stopped. */
  isPress(event: SubmitEvent): boolean {
    return !this.#isByScript && !event.defaultPrevented;
  }

  /** Returns the goal of a press; null where it turns the page instead. */
  goalOf({ submitter }: SubmitEvent): AttemptGoal | null {
    if (this.#isLater(submitter)) return null;
    return { type: 'submit', ...(this.#isUnchecked(submitter) && { isUnchecked: true }) };
  }

  press(event: SubmitEvent): void {
    const { state, request, paging } = this.#context;
    this.#current = event;
    const goal = this.goalOf(event);
    if (!goal && paging) {
      event.preventDefault();
      return request({ type: 'page', from: paging.current, to: paging.current + 1 });
    }
    const wasIdle = state().phase === 'idle';
    if (wasIdle) this.#button = event.submitter;
    request(goal ?? { type: 'submit' });
    if (!wasIdle || state().phase !== 'submitting') event.preventDefault();
  }

  /** Called with the submit event of a press that is repeated by script. */
  handleRepeated(event: SubmitEvent): void {
    if (!this.#isByScript) return;
    this.#current = event;
    this.#sendWhenDispatched(event, this.#context.state().attempt);
  }

  /** After a press that goes on: every listener of the page can still cancel it. */
  allowLeaving(attempt: number): void {
    if (this.#current) this.#sendWhenDispatched(this.#current, attempt);
  }

  submitByScript(attempt: number): void {
    // A disabled button's name and value would be missing from the post.
    this.setButtons(false);
    this.#isByScript = true;
    this.#current = null;
    try {
      submitFormBy(this.#context.form.element, this.#context.shell.hooks.omitsButton ? null : this.#button);
    } finally {
      this.#isByScript = false;
    }
    // A form outside of the document has no event.
    if (!this.#current && this.#isHere) this.#sendHere(attempt);
  }

  #sendWhenDispatched(event: SubmitEvent, attempt: number): void {
    const { form, send } = this.#context;
    whenDispatched(form.element, event, () => {
      // In a task of its own: another press of the same task is the same attempt.
      if (event.defaultPrevented) return this.#later(0, () => send({ type: 'submit-vetoed', attempt }));
      if (event.eventPhase === Event.NONE || !this.#isHere) return this.#sendByBrowser(event, attempt);
      event.preventDefault();
      this.#sendHere(attempt);
    });
  }

  /** Lets the browser send the form, and gives the form back where the answer leaves the page in place. */
  #sendByBrowser(event: SubmitEvent, attempt: number): void {
    const { shell, form, send } = this.#context;
    // The browser builds the form data after the event.
    this.#later(0, () => {
      if (event.defaultPrevented) return send({ type: 'submit-vetoed', attempt });
      if (shell.disableOnSubmit) this.setButtons(true);
      shell.dispatchEvent(new RsFormSubmittedEvent({ formId: form.formId, method: 'native' }));
    });
    const isElsewhere = opensElsewhere(form.element, this.#button);
    this.#stopResting();
    this.#stopResting = whenRested(isElsewhere ? elsewhereMs : restMs, () =>
      send({ type: 'browser-rested', attempt }),
    );
  }

  /** True if the form is sent without leaving the page. */
  get #isHere(): boolean {
    const { shell, form } = this.#context;
    return (
      shell.submit === 'fetch' && canFetch(form.element, this.#button) && !form.markup?.isPagedByServer()
    );
  }

  stopSending(): void {
    this.#stopSending?.();
    this.#stopSending = undefined;
  }

  /** Sends the form without leaving the page. */
  #sendHere(attempt: number): void {
    const { shell, form, notice, send } = this.#context;
    // A disabled button's name and value would be missing.
    this.setButtons(false);
    const body = postBody(form.element, this.#button);
    if (shell.disableOnSubmit) this.setButtons(true);
    shell.dispatchEvent(new RsFormSubmittedEvent({ formId: form.formId, method: 'fetch' }));
    this.#stopSending = sendForm(this.#context, {
      url: postUrl(form.element, this.#button),
      body,
      showBox: (box) => notice.showBox(box),
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

  /** Makes the pressed button look busy, or usable again. It is not disabled: its name and value are in the post. */
  setBusy(isBusy: boolean): void {
    const { form, undoLog } = this.#context;
    const button = isBusy ? (this.#button ?? submitButtonsOf(form)[0]) : undefined;
    if (this.#busy !== button) writeBusy(undoLog, this.#busy, false);
    writeBusy(undoLog, button, true);
    this.#busy = button;
  }

  stop(): void {
    this.stopSending();
    this.#stopResting();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.setButtons(false);
  }

  /** Returns true for a button of a later page: Enter presses the first submit button of the form, wherever it is. */
  #isLater(button: HTMLElement | null): boolean {
    const { paging } = this.#context;
    if (!paging || !button || paging.current === paging.last) return false;
    return (paging.pageAt(button) ?? 0) > paging.current;
  }

  /** Returns true if the button sends without a check, such as one that saves for later. */
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

function writeBusy(undoLog: UndoLog, button: HTMLElement | undefined, isBusy: boolean): void {
  if (!button) return;
  undoLog.setAttribute(button, 'aria-disabled', isBusy ? 'true' : null);
  undoLog.setStyle(button, 'opacity', isBusy ? '0.7' : '');
}

function actionOf(end: PostEnd, attempt: number): AttemptAction {
  if (end.type === 'cancelled') return { type: 'post-cancelled', attempt };
  if (end.type === 'refused') return { type: 'post-refused', attempt, errors: end.errors };
  return { ...end, type: 'post-failed', attempt };
}
