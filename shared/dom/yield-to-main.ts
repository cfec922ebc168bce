import { optionalGlobal } from './named-by-page.js';

/** Part of the Prioritized Task Scheduling API, which not every browser has. */
interface Scheduler {
  readonly yield: () => Promise<void>;
}

/**
 * Ends the running task, so that the browser can answer a press or paint before the rest. By `scheduler.yield`, behind
 * which other tasks wait; else in a new task.
 */
export function yieldToMain(window: object = globalThis): Promise<void> {
  const scheduler = optionalGlobal('scheduler', window) as Partial<Scheduler> | undefined;
  if (typeof scheduler?.yield === 'function') return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
