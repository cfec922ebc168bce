/** Action of a swipe. */
export type SwipeGoal = 'next' | 'previous' | 'close';

/** Place of a finger at a time, in CSS pixels and milliseconds. */
export interface FingerPlace {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Distance of a finger from its start, in CSS pixels. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** Area in which a finger moves. */
export interface SwipeArea {
  /** Width of the content area, in CSS pixels. */
  readonly width: number;
  readonly isRightToLeft: boolean;
}

/** Shortest movement with a direction, in CSS pixels. A tap moves too. */
const leastMove = 8;

/** Lowest ratio between the axes of a movement with a direction. */
const leastRatio = 1.5;

/** Share of the width by which an item must move to change to the next. */
const leastShare = 1 / 3;

/** Lowest speed of a fling in CSS pixels per millisecond, and its shortest distance in CSS pixels. */
const leastSpeed = 0.4;
const leastFling = 40;

/** Shortest movement downwards that closes, in CSS pixels. */
const leastDown = 80;

/**
 * Period for which the speed of a finger is measured, in milliseconds. A finger at rest for that long has the speed
 * 0.
 */
const speedMs = 100;

/** Share of the movement that an item follows at the end of its group. */
const resistance = 0.3;

/** Returns the direction of a movement; null without one. */
export function directionOf({ x, y }: Distance): 'sideways' | 'down' | null {
  if (Math.hypot(x, y) < leastMove) return null;
  if (Math.abs(x) > Math.abs(y) * leastRatio) return 'sideways';
  return y > Math.abs(x) * leastRatio ? 'down' : null;
}

/** Returns the horizontal speed of a finger, in CSS pixels per millisecond; negative to the left. */
export function speedOf(trail: readonly FingerPlace[], now: number): number {
  const recent = trail.filter(({ time }) => now - time <= speedMs);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last || first === last) return 0;
  return (last.x - first.x) / Math.max(1, last.time - first.time);
}

/**
 * Returns the action of a swipe: by a third of the width, by a fling, or by a movement downwards. Null for a shorter
 * one. The horizontal direction depends on the text direction.
 */
export function readSwipe(moved: Distance, speed: number, area: SwipeArea): SwipeGoal | null {
  const direction = directionOf(moved);
  if (direction === 'down') return moved.y >= leastDown ? 'close' : null;
  if (direction !== 'sideways') return null;
  const distance = Math.abs(moved.x);
  const isFling = distance >= leastFling && speed * Math.sign(moved.x) >= leastSpeed;
  return isFling || distance >= area.width * leastShare ? goalBeside(moved.x, area) : null;
}

/** Returns which item a horizontal movement brings into view. */
export function goalBeside(x: number, { isRightToLeft }: SwipeArea): 'next' | 'previous' {
  return x < 0 === isRightToLeft ? 'previous' : 'next';
}

/** Returns how far an item follows a finger; less at the end of a group. */
export function followedBy(x: number, hasNeighbour: boolean): number {
  return hasNeighbour ? x : x * resistance;
}
