import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { watchRefusals } from '../checks/checks.dom.js';
import { whenIdle } from '../../../shared/dom/when-idle.js';
import type { AttemptGoal } from './attempt.model.js';
import type { Attempts } from './attempts.js';
import type { PagingLoader } from '../paging/paging-loader.js';
import type { FormSession } from '../form/rs-form.session.js';

/** Stands for the attempts until their chunk is there: a submit waits, nothing else is lost. */
export interface AttemptsLoader extends Attempts {
  /** Loads the chunk when the browser has time. */
  load_(): void;
}

export function createAttemptsLoader(session: FormSession, pages: PagingLoader): AttemptsLoader {
  const { shell, form } = session;
  const shown: string[] = [];
  let attempts: Attempts | undefined;
  let loading: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  let isHolding = false;
  let isAlone = false;
  let isStopped = false;

  async function start(): Promise<void> {
    try {
      const [{ startAttempts }, paging] = await Promise.all([import('./attempts.js'), pages.ready]);
      if (isStopped) return;
      attempts = startAttempts({ ...session, paging });
      if (shown.length > 0) attempts.fieldsShown(shown);
    } catch (error) {
      // Without the chunk the form is the server's own again: it checks, and keeps what was typed.
      isAlone = true;
      shell.report(error);
    }
  }

  function load(): Promise<void> {
    loading ??= start();
    return loading;
  }

  /** A press that comes early waits for the chunk. */
  function hold(submitter: HTMLElement | null): void {
    if (isHolding) return;
    isHolding = true;
    void load().then(() => {
      if (!isStopped) submitFormBy(form.element, submitter);
    });
  }

  function pressEarly(event: SubmitEvent): void {
    if (isAlone || event.defaultPrevented) return;
    event.preventDefault();
    hold(event.submitter);
  }

  const stopWatching = watchRefusals(form.element, (submitter) => {
    const isEarly = !attempts && !isAlone;
    if (isEarly) hold(submitter);
    return isEarly;
  });

  return {
    load_() {
      stopWaiting ??= whenIdle(() => void load());
    },
    press(event) {
      if (attempts) attempts.press(event);
      else pressEarly(event);
    },
    async reach(goal: AttemptGoal) {
      await load();
      if (attempts) return attempts.reach(goal);
      // Without the checks the pages can still be turned: the server checks the post.
      return goal.type === 'page' && (pages.paging?.show(goal.to, 'goal') ?? false);
    },
    fieldChanged: (name, control) => attempts?.fieldChanged(name, control),
    fieldHidden: (name) => attempts?.fieldHidden(name),
    fieldsShown(names) {
      if (attempts) attempts.fieldsShown(names);
      else shown.push(...names);
    },
    renew: () => attempts?.renew(),
    stop() {
      isStopped = true;
      stopWaiting?.();
      stopWatching();
      attempts?.stop();
    },
  };
}
