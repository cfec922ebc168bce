import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { whenIdle } from '../../../shared/dom/when-idle.js';
import { lazyModule } from '../../../shared/element/lazy-module.js';
import { watchRefusals } from '../markup/form-events.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import { loadingMessages, showLastMessage } from '../loading/loading.js';
import type { WaitingPress } from '../loading/show-loading.js';
import type { AttemptGoal } from './attempt.model.js';
import type { Attempts } from './attempts.js';

/**
 * Stands for the attempts until their chunk is there: a press waits, and a message says so. Where the chunk does not
 * load, nothing is sent and no page is turned unless the visitor says so; each press loads the chunk again.
 */
export class AttemptsLoader {
  readonly #session: FormSession;
  readonly #stopWatching: () => void;
  /** Fields that were shown before the attempts were there to announce them. */
  readonly #shown: string[] = [];
  readonly #module = lazyModule(() => this.#load(), {
    start: ([module, paging, areReady]) => {
      if (!areReady) return undefined;
      const attempts = new module.Attempts({ ...this.#session, paging });
      attempts.fieldsShown(this.#shown);
      return attempts;
    },
    stop: (attempts) => attempts.stop(),
    lost: (error) => this.#session.shell.report(error, 'attempts'),
  });
  #stopWaiting: (() => void) | undefined;
  #isHolding = false;
  #isUnchecked = false;

  constructor(session: FormSession) {
    this.#session = session;
    this.#stopWatching = watchRefusals(session.form.element, (submitter) => {
      const isEarly = !this.part;
      if (isEarly) this.#hold(submitter);
      return isEarly;
    });
  }

  /** The attempts; undefined while their chunk is not there. */
  get part(): Attempts | undefined {
    return this.#module.part;
  }

  /** Loads the chunk when the browser has time, and the messages for the case that it does not come. */
  loadSoon(): void {
    this.#stopWaiting ??= whenIdle(() => {
      loadingMessages.prefetch();
      void this.#module.load();
    });
  }

  press(event: SubmitEvent): void {
    if (this.part) return this.part.press(event);
    if (this.#isUnchecked || event.defaultPrevented) return;
    event.preventDefault();
    this.#hold(event.submitter);
  }

  /** Checks for a goal and does what follows; settles with true if the goal was reached. */
  async reach(goal: AttemptGoal): Promise<boolean> {
    await this.#waitFor({ again: () => void this.reach(goal) });
    return this.part?.reach(goal) ?? false;
  }

  /** Makes the bot check ready for a press that waits for it; settles with true if the check is there. */
  async prepareCheck(again: () => void): Promise<boolean> {
    await this.#waitFor({ again });
    return this.part?.prepareCheck() ?? false;
  }

  fieldHidden(name: string): void {
    this.part?.fieldHidden(name);
  }

  fieldsShown(names: readonly string[]): void {
    if (this.part) this.part.fieldsShown(names);
    else this.#shown.push(...names);
  }

  stop(): void {
    this.#stopWaiting?.();
    this.#stopWatching();
    this.#module.stop();
  }

  #load() {
    const { shell, pages, contributions } = this.#session;
    return Promise.all([import('./attempts.js'), pages.ready, contributions.ready(), shell.loadTexts()]);
  }

  /** Waits for the attempts, and shows the visitor that a press waits. Settles when they are there or lost. */
  async #waitFor(press: Omit<WaitingPress, 'loading'>): Promise<void> {
    if (this.part) return;
    const { shell } = this.#session;
    const loading = this.#module.load();
    shell.setState('busy', true);
    void loadingMessages.load().then(async (messages) => {
      if (messages) return messages.showLoading(this.#session, { ...press, loading });
      if (!(await loading)) showLastMessage(shell);
    });
    await loading;
    shell.setState('busy', false);
  }

  /** Keeps a press until the chunk is there. */
  #hold(submitter: HTMLElement | null): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    const again = () => this.#hold(submitter);
    const letThrough = (submit: () => void) => {
      this.#isUnchecked = true;
      submit();
      this.#isUnchecked = false;
    };
    const release = () => {
      this.#isHolding = false;
      if (this.part) submitFormBy(this.#session.form.element, submitter);
    };
    // In a task of its own: a chunk that is there already settles while the submit event is dispatched, and until that
    // ends the form ignores requestSubmit().
    void this.#waitFor({ again, letThrough, submitter }).then(() => setTimeout(release));
  }
}
