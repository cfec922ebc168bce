import { browserClock, type Clock } from '../../../shared/dom/clock.js';

/** Time sources of a session; tests have their own. */
export interface TimeSources {
  readonly clock: Clock;
  /** Returns the milliseconds since the load of the page, of a clock that nobody can put back. */
  readonly sinceLoad: () => number;
}

export const browserTime: TimeSources = Object.freeze({
  clock: browserClock,
  sinceLoad: () => performance.now(),
});

/**
 * Measures the time since the server was last asked: at first since the load of the page. Of two clocks the faster one counts:
 * that of the system may be put back, and the other one may stand still while the device sleeps.
 */
export class SessionTime {
  readonly #sources: TimeSources;
  #date: number;
  #ticks: number;
  #passed: number;

  constructor(sources: TimeSources) {
    this.#sources = sources;
    this.#date = sources.clock.now();
    this.#ticks = sources.sinceLoad();
    this.#passed = this.#ticks;
  }

  /** Returns the time that has passed, in milliseconds. */
  read(): number {
    const date = this.#sources.clock.now();
    const ticks = this.#sources.sinceLoad();
    this.#passed += Math.max(date - this.#date, ticks - this.#ticks, 0);
    this.#date = date;
    this.#ticks = ticks;
    return this.#passed;
  }

  /** Counts from now on. */
  restart(): void {
    this.read();
    this.#passed = 0;
  }
}
