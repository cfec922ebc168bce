import type { Clock } from '../../../shared/dom/clock.js';
import type { AfterChoice, CookieConsentHost } from '../cookie-consent.host.js';

/** Task for the module that applies a choice. */
type Task = (part: AfterChoice) => void;

/** Delays before each request of the module, in milliseconds. */
const waitsMs = [0, 1000, 3000];

interface AwaitOptions {
  readonly host: CookieConsentHost;
  readonly clock: Clock;
  readonly load: () => Promise<{ startAfterChoice(host: CookieConsentHost): AfterChoice }>;
  /** Called with true after the last failed request, and with false when the module has loaded. */
  readonly lost: (isLost: boolean) => void;
}

/**
 * Runs tasks with the module that is loaded after the visitor has chosen: first-time visitors never fetch it. Tasks are
 * queued until it has loaded. A failed request is repeated after a delay, then with the next task and when the browser
 * is online again.
 */
export class AwaitAfterChoice {
  readonly #options: AwaitOptions;
  readonly #tasks: Task[] = [];
  #afterChoice: AfterChoice | undefined;
  #isLoading = false;
  #isStopped = false;

  constructor(options: AwaitOptions) {
    this.#options = options;
  }

  run(task: Task): void {
    if (this.#afterChoice) return task(this.#afterChoice);
    this.#tasks.push(task);
    void this.#start();
  }

  stop(): void {
    this.#isStopped = true;
    this.#afterChoice?.stop();
  }

  readonly #start = async (): Promise<void> => {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const { host, lost } = this.#options;
    const part = await this.#load();
    this.#isLoading = false;
    if (this.#isStopped) return;
    lost(!part);
    if (!part) return addEventListener('online', this.#start, { once: true });
    this.#afterChoice = part.startAfterChoice(host);
    for (const task of this.#tasks.splice(0)) task(this.#afterChoice);
  };

  async #load() {
    const { host, clock, load } = this.#options;
    for (const wait of waitsMs) {
      if (wait) await new Promise<void>((resolve) => clock.after(wait, resolve));
      if (this.#isStopped) break;
      try {
        return await load();
      } catch (error) {
        if (!wait) host.report(error, 'after-choice');
      }
    }
    return undefined;
  }
}
