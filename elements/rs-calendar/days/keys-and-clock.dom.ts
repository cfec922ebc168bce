import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import type { DayMove } from './move-day.model.js';

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

/** The move that a key asks for in a date grid; keys with a modifier are the browser's, but Shift and a page key. */
export function moveOfKey(event: KeyboardEvent, isRightToLeft: boolean): DayMove | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'ArrowLeft') return isRightToLeft ? 'next-day' : 'previous-day';
  if (event.key === 'ArrowRight') return isRightToLeft ? 'previous-day' : 'next-day';
  return moves.get(event.shiftKey ? `Shift+${event.key}` : event.key);
}

/** The visitor's own day. */
export function readToday(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The visitor's own moment. */
export function readNow(): CalendarDate {
  const now = new Date();
  return { ...readToday(), hour: now.getHours(), minute: now.getMinutes() };
}
