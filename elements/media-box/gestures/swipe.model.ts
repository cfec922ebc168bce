/** What a swipe asks for. */
export type SwipeGoal = 'next' | 'previous' | 'close';

/** Place of a finger at a moment, in CSS pixels and milliseconds. */
export interface FingerPlace {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Distance of a finger from where it came down, in CSS pixels. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** The place that a finger moves in. */
export interface SwipeArea {
  /** The width of the item's place, in CSS pixels. */
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/** A shorter move has no direction yet: a finger that taps moves too. */
const leastMove = 8;

/** A move has a direction where it goes clearly that way. */
const leastRatio = 1.5;

/** The share of the width that an item must be moved by to give its place to the next. */
const leastShare = 1 / 3;

/** A fling: at least so fast, in CSS pixels a millisecond, and at least so far. */
const leastSpeed = 0.4;
const leastFling = 40;

/** A move downwards that closes. */
const leastDown = 80;

/** The time that the speed of a finger is measured over: where it has rested so long, it is none. */
const speedMs = 100;

/** The share of a move that an item follows where there is no other beside it. */
const resistance = 0.3;

/** Returns the direction of a move; null where it has none. */
export function directionOf({ x, y }: Distance): 'sideways' | 'down' | null {
  if (Math.hypot(x, y) < leastMove) return null;
  if (Math.abs(x) > Math.abs(y) * leastRatio) return 'sideways';
  return y > Math.abs(x) * leastRatio ? 'down' : null;
}

/** Returns how fast a finger goes sideways at a moment, in CSS pixels a millisecond; to the left below 0. */
export function speedOf(trail: readonly FingerPlace[], now: number): number {
  const recent = trail.filter(({ time }) => now - time <= speedMs);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || first === last) return 0;
  return (last.x - first.x) / Math.max(1, last.time - first.time);
}

/**
 * Returns what a finger that is lifted has asked for: by a third of the width, or by a fling; below it, nothing. Sideways
 * goes the way the page is read.
 */
export function readSwipe(moved: Distance, speed: number, area: SwipeArea): SwipeGoal | null {
  const direction = directionOf(moved);
  if (direction === 'down') return moved.y >= leastDown ? 'close' : null;
  if (direction !== 'sideways') return null;
  const distance = Math.abs(moved.x);
  const isFling = distance >= leastFling && speed * Math.sign(moved.x) >= leastSpeed;
  return isFling || distance >= area.width * leastShare ? goalBeside(moved.x, area) : null;
}

/** Returns which item a move to that side brings into sight. */
export function goalBeside(x: number, { isRightToLeft }: SwipeArea): 'next' | 'previous' {
  return x < 0 === isRightToLeft ? 'previous' : 'next';
}

/** Returns how far an item follows a finger: less at the end of a group. */
export function followedBy(x: number, hasNeighbour: boolean): number {
  return hasNeighbour ? x : x * resistance;
}
