import { document } from '../../../shared/dom/unclobbered.js';

/**
 * Calls back once when the browser has stayed on the page after a submit, because the answer is a download, is empty, or
 * opens elsewhere: the visitor returns to the window, or the time is over. A browser says no more about it.
 *
 * @returns A function that stops waiting.
 */
export function whenRested(ms: number, task: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  const end = () => {
    clearTimeout(timer);
    life.abort();
    task();
  };
  const timer = setTimeout(end, ms);
  window.addEventListener('focus', end, { signal });
  const shown = () => document.visibilityState === 'visible' && end();
  document.addEventListener('visibilitychange', shown, { signal });
  return () => {
    clearTimeout(timer);
    life.abort();
  };
}
