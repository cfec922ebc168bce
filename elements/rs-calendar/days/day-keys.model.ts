import type { DayMove } from '../choice/move-day.model.js';

/** Key event, as far as a date grid reads it. */
export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const moves: ReadonlyMap<string, DayMove> = new Map<string, DayMove>([
  ['ArrowUp', 'previous-week'],
  ['ArrowDown', 'next-week'],
  ['Home', 'week-start'],
  ['End', 'week-end'],
  ['PageUp', 'previous-month'],
  ['PageDown', 'next-month'],
  ['Shift+PageUp', 'previous-year'],
  ['Shift+PageDown', 'next-year'],
]);

/**
 * Returns the move of a key in a date grid (APG); undefined for other keys. Keys with a modifier are the browser's,
 * except Shift and a page key.
 */
export function moveOfKey(event: PressedKey, isRightToLeft: boolean): DayMove | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'ArrowLeft') return isRightToLeft ? 'next-day' : 'previous-day';
  if (event.key === 'ArrowRight') return isRightToLeft ? 'previous-day' : 'next-day';
  return moves.get(event.shiftKey ? `Shift+${event.key}` : event.key);
}
