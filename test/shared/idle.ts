import { whenIdle } from '../../shared/dom/when-idle.js';

/** Browser whose idle time a test decides. */
export interface Idle {
  /** Runs the tasks that wait for an idle browser. */
  readonly now: () => void;
  /** Gives the browser its idle time back. */
  readonly end: () => void;
}

/** Holds all tasks that wait for an idle browser. */
export function holdIdle(): Idle {
  const { requestIdleCallback, cancelIdleCallback } = window;
  const waiting = new Map<number, IdleRequestCallback>();
  let last = 0;
  window.requestIdleCallback = (task) => {
    waiting.set((last += 1), task);
    return last;
  };
  window.cancelIdleCallback = (handle) => void waiting.delete(handle);
  return {
    now() {
      const tasks = [...waiting.values()];
      waiting.clear();
      for (const task of tasks) task({ didTimeout: false, timeRemaining: () => 50 });
    },
    end: () => Object.assign(window, { requestIdleCallback, cancelIdleCallback }),
  };
}

/** Settles when the browser is idle, or after a while where it does not tell (Safari). */
export function browserIsIdle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
