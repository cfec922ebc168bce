import { submitFormBy } from '../../../shared/dom/unclobbered-form.js';
import { whenIdle } from '../../../shared/dom/when-idle.js';
import { watchRefusals } from '../checks/refusals.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { AttemptGoal } from './attempt.model.js';
import type { Attempts } from './attempts.js';
import { importWait, sayLastWords } from './wait-loader.js';
import type { WaitingPress } from './wait.js';

/**
 * Stands for the attempts until their chunk is there: a press waits, and says so. Where the chunk does not come
 * nothing is sent and no page is turned unless the visitor says so; each press asks for the chunk again.
 */
export class AttemptsLoader {
  readonly #session: FormSession;
  readonly #stopWatching: () => void;
  /** What came on show before the attempts could say so. */
  readonly #shown: string[] = [];
  #attempts: Attempts | undefined;
  #loading: Promise<boolean> | undefined;
  #stopWaiting: (() => void) | undefined;
  #isHolding = false;
  #isUnchecked = false;
  #isStopped = false;

  constructor(session: FormSession) {
    this.#session = session;
    this.#stopWatching = watchRefusals(session.form.element, (submitter) => {
      const isEarly = !this.#attempts;
      if (isEarly) this.#hold(submitter);
      return isEarly;
    });
  }

  /** Loads the chunk when the browser has time. */
  loadSoon(): void {
    this.#stopWaiting ??= whenIdle(() => {
      // Now, while all is well: what tells of a lost part must be there then.
      importWait().catch(() => undefined);
      void this.#load();
    });
  }

  press(event: SubmitEvent): void {
    if (this.#attempts) return this.#attempts.press(event);
    if (this.#isUnchecked || event.defaultPrevented) return;
    event.preventDefault();
    this.#hold(event.submitter);
  }

  /** Checks for a goal and does what follows; answers whether the goal was reached. */
  async reach(goal: AttemptGoal): Promise<boolean> {
    await this.#arrive({ again: () => void this.reach(goal) });
    return this.#attempts?.reach(goal) ?? false;
  }

  /** Makes the bot check ready for a press that waits for it; answers whether what does that is there. */
  async prepareCheck(again: () => void): Promise<boolean> {
    const isThere = await this.#arrive({ again });
    this.#attempts?.prepareCheck();
    return isThere;
  }

  fieldChanged(name: string, control: Element, isLeft: boolean): void {
    this.#attempts?.fieldChanged(name, control, isLeft);
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

  /** Waits for the attempts; the visitor is told of the wait, and of its end. Answers whether they are there. */
  async #arrive(press: Omit<WaitingPress, 'loading'>): Promise<boolean> {
    if (this.#attempts) return true;
    const { shell } = this.#session;
    const loading = this.#load();
    shell.setState('busy', true);
    importWait().then(
      ({ attend }) => attend(this.#session, { ...press, loading }),
      () => loading.then((isThere) => isThere || sayLastWords(shell)),
    );
    const isThere = await loading;
    shell.setState('busy', false);
    return isThere;
  }

  /** Once; what did not come is asked for again at the next need. */
  #load(): Promise<boolean> {
    return (this.#loading ??= this.#start());
  }

  async #start(): Promise<boolean> {
    const { pages, contributions, shell } = this.#session;
    try {
      const [{ startAttempts }, paging, areReady] = await Promise.all([
        import('./attempts.js'),
        pages.ready,
        contributions.ready(),
      ]);
      if (areReady && !this.#isStopped) {
        this.#attempts = startAttempts({ ...this.#session, paging });
        this.#attempts.fieldsShown(this.#shown);
      }
    } catch (error) {
      shell.report(error, 'attempts');
    }
    if (!this.#attempts) this.#loading = undefined;
    return Boolean(this.#attempts);
  }

  /** A press that comes early waits for the chunk. */
  #hold(submitter: HTMLElement | null): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    const again = () => this.#hold(submitter);
    const letThrough = (submit: () => void) => {
      this.#isUnchecked = true;
      submit();
      this.#isUnchecked = false;
    };
    void this.#arrive({ again, letThrough, submitter }).then((isThere) => {
      this.#isHolding = false;
      if (isThere) submitFormBy(this.#session.form.element, submitter);
    });
  }
}
