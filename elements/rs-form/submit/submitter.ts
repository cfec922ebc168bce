import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { AttemptAction, AttemptState } from './attempt.model.js';
import { formLimits } from '../markup/limits.model.js';
import { RsFormSubmittedEvent } from '../form/rs-form.events.js';
import type { RsFormElement } from '../rs-form.shell.js';

/** Lets the browser's own submit through, holds it, or repeats it by script with the same button. */
export interface Submitter {
  press(event: SubmitEvent): void;
  /** After a press that goes on: watches that the browser really leaves. */
  letLeave(attempt: number): void;
  submitByScript(attempt: number): void;
  /** Presses once more, with the button that was pressed last. */
  again(): void;
  /** Disables the submit buttons, or gives them back. */
  setButtons(isDisabled: boolean): void;
  stop(): void;
}

interface SubmitterParts {
  readonly shell: RsFormElement;
  readonly form: ServerForm;
  readonly send: (action: AttemptAction) => void;
  /** Wants the whole form checked and sent. */
  readonly want: () => void;
  /** Goes to the next page where the button stands on a later one; answers whether it does. */
  readonly turnInstead: (button: HTMLElement | null) => boolean;
  readonly state: () => AttemptState;
}

export function createSubmitter(parts: SubmitterParts): Submitter {
  const { shell, form, send, want, turnInstead, state } = parts;
  const disabled = new Set<HTMLInputElement | HTMLButtonElement>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let button: HTMLElement | null = null;
  let current: SubmitEvent | null = null;
  let isByScript = false;

  function later(ms: number, task: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, ms);
    timers.add(timer);
  }

  function setButtons(isDisabled: boolean): void {
    for (const one of isDisabled ? form.submitButtons() : disabled) {
      if (isDisabled && !one.disabled) disabled.add(one);
      if (disabled.has(one)) one.disabled = isDisabled;
    }
    if (!isDisabled) disabled.clear();
  }

  /** The post is composed as soon as the event is over; by then everyone on the page has had a word. */
  function letLeave(attempt: number): void {
    const event = current;
    later(0, () => {
      if (event?.defaultPrevented) return send({ type: 'submit-vetoed', attempt });
      if (shell.disableOnSubmit) setButtons(true);
      shell.dispatchEvent(new RsFormSubmittedEvent({ formId: form.formId, method: 'native' }));
    });
    later(formLimits.leaveMs, () => send({ type: 'leave-timed-out', attempt }));
  }

  return {
    setButtons,
    letLeave,
    press(event) {
      current = event;
      if (isByScript || event.defaultPrevented) return;
      // Enter in a text field presses the first submit button of the form, on whatever page that is.
      if (turnInstead(event.submitter)) return event.preventDefault();
      const wasIdle = state().phase === 'idle';
      if (wasIdle) button = event.submitter;
      want();
      if (!wasIdle || state().phase !== 'submitting') event.preventDefault();
    },
    submitByScript(attempt) {
      // A disabled button's name and value would be missing from the post.
      setButtons(false);
      isByScript = true;
      try {
        submitFormBy(form.element, button);
      } finally {
        isByScript = false;
      }
      letLeave(attempt);
    },
    again() {
      submitFormBy(form.element, button);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      setButtons(false);
    },
  };
}
