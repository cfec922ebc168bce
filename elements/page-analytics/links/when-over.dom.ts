import type { Tracking } from '../page-analytics.host.js';

/**
 * Runs a task after all listeners of the current event have run, or at `pagehide` if that comes first. A sink that
 * flushes at `pagehide` must listen without `capture`, so that it runs after the task.
 */
export function whenOver({ clock }: Pick<Tracking, 'clock'>, task: () => void): void {
  const waiting = new AbortController();
  function run(): void {
    if (waiting.signal.aborted) return;
    waiting.abort();
    task();
  }
  clock.after(0, run);
  window.addEventListener('pagehide', run, { capture: true, signal: waiting.signal });
}
