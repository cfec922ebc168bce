import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';

/** Length of the scroll to an error, and of one of its steps, in milliseconds. */
export const scrollLimits = Object.freeze({ scrollMs: 300, tickMs: 10 });

/** What tells a scroll the time; tests have one of their own. */
export interface ScrollClock {
  now(): number;
  /** Calls the task again and again until it is stopped. */
  every(ms: number, task: () => void): () => void;
}

const wallClock: ScrollClock = {
  now: () => performance.now(),
  every(ms, task) {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  },
};

/** What a visitor does to a page that scrolls: from then on it is theirs. */
const takeovers = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

let stopLast = (): void => undefined;

/** Scrolls to an element that is out of view: 300 ms in steps of 10 ms, at once with reduced motion. */
export function scrollToView(element: Element, clock: ScrollClock = wallClock): void {
  const { top, bottom } = element.getBoundingClientRect();
  const edge = viewStart();
  stopLast();
  if (top >= edge && bottom <= window.innerHeight) return;
  if (prefersReducedMotion()) return element.scrollIntoView();
  stopLast = scrollBy(top - edge, clock);
}

/** Scrolls to where an element starts when that is out of view, however far down it goes. */
export function scrollToStart(element: Element, clock: ScrollClock = wallClock): void {
  const { top } = element.getBoundingClientRect();
  if (top < viewStart() || top >= window.innerHeight) scrollToView(element, clock);
}

/** Where the view begins for a reader, in pixels: below what the page keeps free for its sticky header (WCAG 2.4.11). */
function viewStart(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

/**
 * By the clock: however few steps a busy machine takes, the last one is due after the same time. A press ends it where
 * it is, so that the press hits what it was aimed at.
 */
function scrollBy(distance: number, clock: ScrollClock): () => void {
  const start = window.scrollY;
  const begun = clock.now();

  const stopTicking = clock.every(scrollLimits.tickMs, () => {
    const part = Math.min((clock.now() - begun) / scrollLimits.scrollMs, 1);
    window.scrollTo({ top: start + distance * part, behavior: 'instant' });
    if (part === 1) stop();
  });
  const passive = { capture: true, passive: true };
  for (const type of takeovers) window.addEventListener(type, stop, passive);

  function stop(): void {
    stopTicking();
    for (const type of takeovers) window.removeEventListener(type, stop, passive);
  }

  return stop;
}
