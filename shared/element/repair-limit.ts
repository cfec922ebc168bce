import { ConfigError } from './config-error.js';
import { reportError } from './report.js';

/** Most repairs within `loopMs`. A script that undoes more of them does so after each repair. */
const mostRepairs = 50;
/** Time in which repairs are counted, in milliseconds. */
const loopMs = 5000;

/** Ends the repairs of an element whose markup a script of the page reverts after each of them. */
export class RepairLimit {
  readonly #host: Element;
  #recent: readonly number[] = [];
  #isReached = false;

  constructor(host: Element) {
    this.#host = host;
  }

  /** Counts a repair. Returns false if it may not be made; the first time this is reported. */
  take(): boolean {
    if (this.#isReached) return false;
    const now = performance.now();
    const recent = this.#recent.filter((time) => now - time < loopMs);
    this.#recent = [...recent, now];
    this.#isReached = recent.length >= mostRepairs;
    if (!this.#isReached) return true;
    const problem = 'found a script that reverts each repair, expected one that leaves the tag alone';
    reportError(new ConfigError(this.#host, 'markup', problem, 'markup-reverted'));
    return false;
  }
}
