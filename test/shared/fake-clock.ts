import type { Clock } from '../../shared/dom/clock.js';

/** A clock that stands still until the test advances it. */
export class FakeClock implements Clock {
  #now: number;
  readonly #tasks = new Set<{ readonly due: number; readonly task: () => void }>();

  constructor(now = Date.now()) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { due: this.#now + ms, task };
    this.#tasks.add(entry);
    return () => this.#tasks.delete(entry);
  }

  /** Advances the time by so many milliseconds, and runs the due callbacks, the earliest first. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#tasks.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.task();
    }
    this.#now = end;
  }

  #nextUntil(end: number) {
    return [...this.#tasks].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
  }
}
