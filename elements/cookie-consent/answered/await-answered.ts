import type { Clock } from '../../../shared/dom/clock.js';
import type { Answered, CookieConsentHost } from '../cookie-consent.host.js';

/** What is to be done with the part that follows an answer. */
type Task = (answered: Answered) => void;

/** How long it takes until a part that did not come is requested again, one time after the other. */
const waitsMs = [1000, 3000];

interface AwaitOptions {
  readonly host: CookieConsentHost;
  readonly clock: Clock;
  readonly load: () => Promise<{ startAnswered(host: CookieConsentHost): Answered }>;
  /** The part has not come, as often as it was requested; or it has, after all. */
  readonly lost: (isLost: boolean) => void;
}

/**
 * Runs tasks with the part that is loaded after the visitor has chosen: first-time visitors never fetch it. Tasks wait
 * until it is there. Where it does not come it is requested again, after a while, with the next task, and when the browser
 * is online again.
 */
export class AwaitAnswered {
  readonly #options: AwaitOptions;
  readonly #life = new AbortController();
  #tasks: Task[] = [];
  #answered: Answered | undefined;
  #isLoading = false;
  #callOff: (() => void) | undefined;

  constructor(options: AwaitOptions) {
    this.#options = options;
    const retry = () => {
      if (this.#tasks.length > 0) this.#load(0);
    };
    window.addEventListener('online', retry, { signal: this.#life.signal });
  }

  run(task: Task): void {
    if (this.#answered) return task(this.#answered);
    this.#tasks.push(task);
    this.#load(0);
  }

  stop(): void {
    this.#life.abort();
    this.#callOff?.();
    this.#answered?.stop();
  }

  #load(attempt: number): void {
    if (this.#isLoading) return;
    this.#callOff?.();
    this.#isLoading = true;
    const { host, clock, load, lost } = this.#options;
    load().then(
      ({ startAnswered }) => {
        if (this.#life.signal.aborted) return;
        this.#answered = startAnswered(host);
        lost(false);
        for (const task of this.#tasks.splice(0)) task(this.#answered);
      },
      (error: unknown) => {
        this.#isLoading = false;
        if (this.#life.signal.aborted) return;
        if (attempt === 0) host.report(error, 'answered');
        const wait = waitsMs[attempt];
        if (wait === undefined) return lost(true);
        this.#callOff = clock.after(wait, () => this.#load(attempt + 1));
      },
    );
  }
}
