import type { Clock } from './clock.js';

/** Time until a held button repeats, and the interval of the repetition, in milliseconds. */
const firstMs = 500;
const nextMs = 100;

/** Repeats a task while a button is held down. The press itself is handled by the button's own click. */
export class HoldRepeat {
  readonly #clock: Clock;
  readonly #task: () => void;
  #cancel: (() => void) | undefined;
  #hasRepeated = false;

  constructor(clock: Clock, task: () => void) {
    this.#clock = clock;
    this.#task = task;
  }

  /** Handles `pointerdown`. */
  press(): void {
    this.release();
    this.#hasRepeated = false;
    this.#cancel = this.#clock.after(firstMs, () => this.#repeat());
  }

  /** Handles the end of a press: the pointer was lifted or has left the button. */
  release(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Returns true if a click ends a press that has repeated. Resets that state. */
  consumeRepeat(): boolean {
    const hasRepeated = this.#hasRepeated;
    this.#hasRepeated = false;
    return hasRepeated;
  }

  #repeat(): void {
    this.#hasRepeated = true;
    this.#task();
    this.#cancel = this.#clock.after(nextMs, () => this.#repeat());
  }
}
