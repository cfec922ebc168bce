import type { CalendarDay, CalendarMonth } from '../../shared/dates/calendar-date.model.js';
import type { DayMove } from './move-day.model.js';

/** What a grid of days is built for; fixed for its life. */
export interface DayGridFrame {
  readonly weekStart: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** The weekdays' names from Sunday on. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** The full name of a day, as it is read aloud. */
  labelOf(day: CalendarDay): string;
  /** What the visitor does. */
  onMove(move: DayMove): void;
  onPick(day: CalendarDay): void;
}

/** What a grid of days shows now. */
export interface DayGridView {
  readonly shown: CalendarMonth;
  readonly focused: CalendarDay;
  readonly chosen: CalendarDay | null;
}

export interface DayGridHandle {
  show(view: DayGridView): void;
  /** Moves the focus to the day that the Tab key reaches. */
  focus(): void;
  stop(): void;
}
