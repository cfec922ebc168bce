import { ConfigError } from './config-error.js';
import type { MessageCode } from './message-codes.model.js';
import { reportError } from './report.js';

/** Time in which acts are counted, in milliseconds. */
const loopMs = 5000;

/** Acts that a script of the page may provoke, and the message about one that undoes each of them. */
interface RepeatRule {
  /** Most acts within five seconds. */
  readonly most: number;
  readonly place: string;
  readonly problem: string;
  readonly code: MessageCode;
}

const repairs: RepeatRule = {
  most: 50,
  place: 'markup',
  problem: 'found a script that reverts each repair, expected one that leaves the tag alone',
  code: 'markup-reverted',
};

/** Limits repairs that a script of the page reverts each time. */
export class RepeatLimit {
  readonly #host: Element;
  readonly #rule: RepeatRule;
  #recent: readonly number[] = [];
  #isReached = false;

  /** @param rule - Acts to count; repairs of markup by default. */
  constructor(host: Element, rule: RepeatRule = repairs) {
    this.#host = host;
    this.#rule = rule;
  }

  /** Counts an act. Returns false if it may not be done; the first time this is reported. */
  allowNext(): boolean {
    if (this.#isReached) return false;
    const now = performance.now();
    const recent = this.#recent.filter((time) => now - time < loopMs);
    this.#recent = [...recent, now];
    const { most, place, problem, code } = this.#rule;
    this.#isReached = recent.length >= most;
    if (this.#isReached) reportError(new ConfigError(this.#host, place, problem, code));
    return !this.#isReached;
  }
}
