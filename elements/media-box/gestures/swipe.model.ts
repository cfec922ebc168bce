/** What a swipe asks for. */
export type SwipeGoal = 'next' | 'previous' | 'close';

/** A shorter move is none: a finger that taps moves too. */
const leastSideways = 50;
const leastDown = 80;

/** A move counts where it goes clearly in one direction. */
const leastRatio = 1.5;

/** What a finger has asked for that has moved so far, in CSS pixels. Sideways goes the way the page is read. */
export function readSwipe(
  { x, y }: { readonly x: number; readonly y: number },
  isRightToLeft: boolean,
): SwipeGoal | null {
  const sideways = Math.abs(x);
  const upright = Math.abs(y);
  if (sideways >= leastSideways && sideways > upright * leastRatio)
    return x < 0 === isRightToLeft ? 'previous' : 'next';
  return y >= leastDown && upright > sideways * leastRatio ? 'close' : null;
}
