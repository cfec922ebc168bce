/** Clock and timer. Tests inject a fake one. */
export interface Clock {
  /** Returns the time in milliseconds since 1970, as `Date.now()`. */
  now(): number;
  /**
   * Runs the task once, after that many milliseconds.
   *
   * @returns A function that cancels the task.
   */
  after(ms: number, task: () => void): () => void;
}

/** Clock of the browser. */
export const browserClock: Clock = Object.freeze({
  now: () => Date.now(),
  after(ms: number, task: () => void) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
});
