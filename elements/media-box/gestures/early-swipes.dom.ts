import { readSwipe, type SwipeArea, type SwipeGoal } from './swipe.model.js';

/**
 * Returns the actions of the swipes with one finger among recorded touches, in order. A touch that has not ended is
 * none.
 *
 * @param touches - Starts, ends and cancellations of touches, in order.
 */
export function readEarlySwipes(touches: readonly TouchEvent[], area: SwipeArea): readonly SwipeGoal[] {
  return touches.flatMap((end, at) => {
    const start = touches[at - 1];
    const [from, to] = [start?.touches[0], end.changedTouches[0]];
    const isSwipe = start?.type === 'touchstart' && end.type === 'touchend' && start.touches.length === 1;
    if (!isSwipe || !from || !to) return [];
    const moved = { x: to.clientX - from.clientX, y: to.clientY - from.clientY };
    const speed = moved.x / Math.max(1, end.timeStamp - start.timeStamp);
    return readSwipe(moved, speed, area) ?? [];
  });
}
