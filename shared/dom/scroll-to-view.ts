import { scrollersAround, windowScroller } from './scroller.js';
import { prefersReducedMotion } from './prefers-reduced-motion.js';
import { documentOf, unclobbered } from './unclobbered.js';

/** Length of a scroll to an element, and of one of its steps, in milliseconds. */
export const scrollLimits = Object.freeze({ scrollMs: 300, tickMs: 10 });

/** Clock of a scroll. Tests have their own. */
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

/** Events of a visitor that stop a scroll of ours. */
const takeovers = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

let stopLast = (): void => undefined;

/** One box that has to move, and by how much. */
interface Move {
  readonly box: Element;
  readonly start: number;
  readonly distance: number;
}

/** Scrolls to an element that is out of view: 300 ms in steps of 10 ms, at once with reduced motion. */
export function scrollToView(element: Element, clock: ScrollClock = wallClock): void {
  stopLast();
  const moves = movesTo(element, ({ top, bottom }, view) => top >= view.top && bottom <= view.bottom);
  if (moves.length === 0) return;
  if (prefersReducedMotion()) return unclobbered(element).scrollIntoView();
  stopLast = scrollBy(moves, clock);
}

/** Scrolls to where an element starts when that is out of view, however far down it goes. */
export function scrollToStart(element: Element, clock: ScrollClock = wallClock): void {
  const isInView = movesTo(element, ({ top }, view) => top >= view.top && top < view.bottom).length === 0;
  if (!isInView) scrollToView(element, clock);
}

/** Top and bottom of something in the window, in pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Returns how the boxes around an element have to move, from the inside out, until it begins where the view begins. */
function movesTo(element: Element, isInView: (span: Span, view: Span) => boolean): readonly Move[] {
  const moves: Move[] = [];
  let { top, bottom } = unclobbered(element).getBoundingClientRect();
  for (const box of scrollersAround(element)) {
    const view = viewOf(box);
    if (isInView({ top, bottom }, view)) continue;
    const distance = reachable(box, top - view.top);
    moves.push({ box, start: unclobbered(box).scrollTop, distance });
    top -= distance;
    bottom -= distance;
  }
  return moves;
}

/**
 * Returns the part of a distance that a box can scroll. The window takes all of it: it ends where the page ends by
 * then.
 */
function reachable(box: Element, distance: number): number {
  if (box === windowScroller(documentOf(box))) return distance;
  const { scrollTop, scrollHeight, clientHeight } = box;
  return Math.max(-scrollTop, Math.min(distance, scrollHeight - clientHeight - scrollTop));
}

/** Start of the view for a reader: below the space that a box keeps free for its sticky header (WCAG 2.4.11). */
function viewOf(box: Element): Span {
  const { documentElement } = documentOf(box);
  const isWindow = box === windowScroller(documentOf(box));
  const edge = isWindow ? 0 : unclobbered(box).getBoundingClientRect().top + unclobbered(box).clientTop;
  const { scrollPaddingBlockStart } = getComputedStyle(isWindow ? documentElement : box);
  return {
    top: edge + (parseFloat(scrollPaddingBlockStart) || 0),
    bottom: edge + unclobbered(box).clientHeight,
  };
}

/**
 * By the clock: however few steps a busy machine takes, the last one is due after the same time. A press ends it where
 * it is, so that the press hits its target.
 */
function scrollBy(moves: readonly Move[], clock: ScrollClock): () => void {
  const begun = clock.now();

  const stopTicking = clock.every(scrollLimits.tickMs, () => {
    const part = Math.min((clock.now() - begun) / scrollLimits.scrollMs, 1);
    for (const { box, start, distance } of moves)
      unclobbered(box).scrollTo({ top: start + distance * part, behavior: 'instant' });
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
