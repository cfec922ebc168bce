import { submitFormBy } from '../../shared/dom/unclobbered-form.js';
import type { Attempts, AttemptParts } from './rs-form.attempts.js';

/** Stands for the attempts until their chunk is there: a submit waits, nothing else is lost. */
export interface AttemptsLoader extends Attempts {
  /** Loads the chunk when the browser has time. */
  want(): void;
}

export function createAttemptsLoader(parts: AttemptParts): AttemptsLoader {
  const { shell, form } = parts;
  let attempts: Attempts | undefined;
  let loading: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  let held: SubmitEvent | undefined;
  let isAlone = false;
  let isStopped = false;

  function load(): Promise<void> {
    loading ??= import('./rs-form.attempts.js').then(
      ({ startAttempts }) => {
        if (!isStopped) attempts = startAttempts(parts);
      },
      (error: unknown) => {
        // Without the chunk the form is the server's own again: it checks, and keeps what was typed.
        isAlone = true;
        shell.report(error);
      },
    );
    return loading;
  }

  function hold(event: SubmitEvent): void {
    if (isAlone || event.defaultPrevented) return;
    event.preventDefault();
    if (held) return;
    held = event;
    void load().then(() => {
      if (!isStopped) submitFormBy(form.form, event.submitter);
    });
  }

  return {
    want() {
      stopWaiting ??= whenIdle(() => void load());
    },
    press(event) {
      if (attempts) attempts.press(event);
      else hold(event);
    },
    fieldChanged: (name, control) => attempts?.fieldChanged(name, control),
    fieldHidden: (name) => attempts?.fieldHidden(name),
    renew: () => attempts?.renew(),
    stop() {
      isStopped = true;
      stopWaiting?.();
      attempts?.stop();
    },
  };
}

/** After what the browser has to do now, so that nothing is fetched on the path of a reaction. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}
