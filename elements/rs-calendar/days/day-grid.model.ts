import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';

/** Day in the grid of a month. The grid begins and ends with days of the months around. */
export interface GridDay extends CalendarDay {
  readonly isToday: boolean;
  /** The day belongs to the month before or after. */
  readonly isOutside: boolean;
}

/** Name of a day and whether it can be chosen, under the current bounds. */
export interface DayDescription {
  /** Full name for screen readers, with the reason if the day cannot be chosen. */
  readonly label: string;
  readonly isRefused: boolean;
}
