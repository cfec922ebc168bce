/** What time it is, and what is to be done later. Tests bring a clock of their own. */
export interface Clock {
  /** In milliseconds, as `Date.now()` tells. */
  now(): number;
  /** Runs the task once, after that many milliseconds; returns the way to call it off. */
  after(ms: number, task: () => void): () => void;
}

/** The browser's own clock. */
export const browserClock: Clock = Object.freeze({
  now: () => Date.now(),
  after(ms: number, task: () => void) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
});
