import type { CalendarDay, CalendarMonth } from '../../../shared/dates/calendar-date.model.js';
import type { DayBounds } from '../options/options.model.js';
import type { DayMove } from './move-day.model.js';

/** What a grid of days is built for; fixed for its life. */
export interface DayGridFrame {
  readonly weekStart: number;
  /** The weekdays' names from Sunday on. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** What a day is called and whether it can be chosen, under the bounds of now. */
  describe(day: CalendarDay, bounds: DayBounds): DayDescription;
  /** What the visitor does. */
  onMove(move: DayMove): void;
  onPick(day: CalendarDay): void;
}

/** A day of the grid. */
export interface DayDescription {
  /** The full name, as it is read aloud; where the day cannot be chosen, with the reason. */
  readonly label: string;
  readonly isRefused: boolean;
}

/** What a grid of days shows now. */
export interface DayGridView {
  readonly shown: CalendarMonth;
  readonly focused: CalendarDay;
  readonly chosen: CalendarDay | null;
  readonly bounds: DayBounds;
}

export interface DayGridHandle {
  show(view: DayGridView): void;
  /** Moves the focus to the day that the Tab key reaches. */
  focus(): void;
  stop(): void;
}
