import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { FormSession } from '../form/rs-form.session.js';

/** Time in which a click follows the end of a touch, in milliseconds. */
const releaseMs = 300;

/**
 * Runs a task when no button of the form is held down and no attempt to send is running: now, or after the press or the failed
 * attempt. An attempt that succeeds leaves the form, and the task does not run.
 *
 * @returns A function that stops waiting.
 */
export function whenNotSending(session: FormSession, task: () => void): () => void {
  if (!isSending(session)) {
    task();
    return () => undefined;
  }
  const stopper = new AbortController();
  const { signal } = stopper;
  const lookAgain = () => {
    setTimeout(() => {
      if (signal.aborted || isSending(session)) return;
      stopper.abort();
      task();
    }, releaseMs);
  };
  const { shell } = session;
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    documentOf(shell).addEventListener(type, lookAgain, { capture: true, signal });
  shell.addEventListener('rs-form-submit-failed', lookAgain, { signal });
  return () => stopper.abort();
}

function isSending({ form, contributions }: FormSession): boolean {
  const isPressed = form.find(':is(button, input):active').length > 0;
  return isPressed || (contributions.find(({ attempts }) => attempts)?.isUnderWay ?? false);
}
