import type { Tracking } from '../page-analytics.host.js';

/**
 * Runs a task when the event that is heard now is over and everyone on the page has had a word, or else when the page
 * goes: whoever sends then what is left must listen to `pagehide` without `capture`.
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
