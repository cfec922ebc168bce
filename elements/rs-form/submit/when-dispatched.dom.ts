import { submitPath } from '../../../shared/dom/unclobbered-form.js';

/**
 * Runs a task after the last listener of a submit, while it can still be cancelled. Where a listener keeps the event
 * from the window, the task runs once the event is over.
 */
export function whenDispatched(form: HTMLFormElement, event: SubmitEvent, task: () => void): void {
  const path = submitPath(form);
  const life = new AbortController();
  const { signal } = life;
  const end = () => {
    if (signal.aborted) return;
    life.abort();
    task();
  };
  path.addEventListener('submit', (one) => one === event && end(), { signal });
  const atForm = (one: Event) => {
    // A stopped event does not reach the window.
    if (one === event && one.cancelBubble) end();
  };
  EventTarget.prototype.addEventListener.call(form, 'submit', atForm, { signal });
  setTimeout(end);
}
