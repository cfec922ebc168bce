import type { Clock } from './clock.js';

/** Time that a button is held until it repeats, and the interval of that, in milliseconds. */
const firstMs = 500;
const nextMs = 100;

/** Repeats a task while a button is held down. The press itself is the button's own click. */
export class HoldRepeat {
  readonly #clock: Clock;
  readonly #task: () => void;
  #cancel: (() => void) | undefined;
  #hasRepeated = false;

  constructor(clock: Clock, task: () => void) {
    this.#clock = clock;
    this.#task = task;
  }

  /** The button goes down. */
  press(): void {
    this.release();
    this.#hasRepeated = false;
    this.#cancel = this.#clock.after(firstMs, () => this.#repeat());
  }

  /** The button comes up, or the pointer leaves it. */
  release(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Whether a click is the end of a press that has repeated; asked once for each. */
  takesClick(): boolean {
    const takes = this.#hasRepeated;
    this.#hasRepeated = false;
    return takes;
  }

  #repeat(): void {
    this.#hasRepeated = true;
    this.#task();
    this.#cancel = this.#clock.after(nextMs, () => this.#repeat());
  }
}
