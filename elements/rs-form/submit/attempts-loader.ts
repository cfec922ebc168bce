import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { whenIdle } from '../../../shared/dom/when-idle.js';
import { watchRefusals } from '../checks/checks.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { AttemptGoal } from './attempt.model.js';
import type { Attempts } from './attempts.js';

/** Stands for the attempts until their chunk is there: a submit waits, nothing else is lost. */
export class AttemptsLoader {
  readonly #session: FormSession;
  readonly #stopWatching: () => void;
  /** What came on show before the attempts could say so. */
  readonly #shown: string[] = [];
  #attempts: Attempts | undefined;
  #loading: Promise<void> | undefined;
  #stopWaiting: (() => void) | undefined;
  #isHolding = false;
  #isAlone = false;
  #isStopped = false;

  constructor(session: FormSession) {
    this.#session = session;
    this.#stopWatching = watchRefusals(session.form.element, (submitter) => {
      const isEarly = !this.#attempts && !this.#isAlone;
      if (isEarly) this.#hold(submitter);
      return isEarly;
    });
  }

  /** Loads the chunk when the browser has time. */
  loadSoon(): void {
    this.#stopWaiting ??= whenIdle(() => void this.#load());
  }

  press(event: SubmitEvent): void {
    if (this.#attempts) return this.#attempts.press(event);
    if (this.#isAlone || event.defaultPrevented) return;
    event.preventDefault();
    this.#hold(event.submitter);
  }

  /** Checks for a goal and does what follows; answers whether the goal was reached. */
  async reach(goal: AttemptGoal): Promise<boolean> {
    await this.#load();
    if (this.#attempts) return this.#attempts.reach(goal);
    // Without the checks the pages can still be turned: the server checks the post.
    return goal.type === 'page' && (this.#session.pages.paging?.show(goal.to, 'goal') ?? false);
  }

  fieldChanged(name: string, control: Element): void {
    this.#attempts?.fieldChanged(name, control);
  }

  fieldHidden(name: string): void {
    this.#attempts?.fieldHidden(name);
  }

  fieldsShown(names: readonly string[]): void {
    if (this.#attempts) this.#attempts.fieldsShown(names);
    else this.#shown.push(...names);
  }

  reset(): void {
    this.#attempts?.reset();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWaiting?.();
    this.#stopWatching();
    this.#attempts?.stop();
  }

  #load(): Promise<void> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<void> {
    const { pages, contributions, shell } = this.#session;
    try {
      const [{ startAttempts }, paging] = await Promise.all([
        import('./attempts.js'),
        pages.ready,
        contributions.ready(),
      ]);
      if (this.#isStopped) return;
      this.#attempts = startAttempts({ ...this.#session, paging });
      if (this.#shown.length > 0) this.#attempts.fieldsShown(this.#shown);
    } catch (error) {
      // Without the chunk the form is the server's own again: it checks, and keeps what was typed.
      this.#isAlone = true;
      shell.report(error);
    }
  }

  /** A press that comes early waits for the chunk. */
  #hold(submitter: HTMLElement | null): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    void this.#load().then(() => {
      if (!this.#isStopped) submitFormBy(this.#session.form.element, submitter);
    });
  }
}
