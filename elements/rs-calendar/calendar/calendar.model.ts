import type {
  CalendarDate,
  CalendarDay,
  CalendarMonth,
  DateNames,
} from '../../../shared/dates/calendar-date.model.js';
import type { DayMove } from '../choice/move-day.model.js';
import type { CalendarOptions, DayBounds } from '../options/options.model.js';
import type { Change } from '../choice/settle.model.js';
import type { SlotMove } from '../choice/time-slots.model.js';

/** State of a calendar: the visible month, and the choice. Times are minutes after midnight. */
export interface CalendarState {
  readonly shown: CalendarMonth;
  /** The day that the Tab key reaches; always in the month shown. */
  readonly focused: CalendarDay;
  /** The day whose times are listed. */
  readonly day: CalendarDay | null;
  /** Above 1440 for a time after midnight that belongs to the evening of `day`. */
  readonly time: number | null;
  /** The slot that the Tab key reaches. */
  readonly slot: number;
  /** Digits that were typed to find a slot; '' after any other key. */
  readonly typed: string;
  /** Current bounds, with those of linked calendars. */
  readonly bounds: DayBounds;
  /** Counters that grow each time the focus has to move. */
  readonly dayTurn: number;
  readonly slotTurn: number;
}

export type CalendarAction =
  /** The text of the visible input has changed: by typing, a reset, a restore, or a write of our own. */
  | { readonly type: 'text-changed'; readonly text: string }
  /** The visitor has completed the text: by Enter, or by leaving the field (`isLeft`). */
  | {
      readonly type: 'text-finished';
      readonly text: string;
      readonly now: CalendarDate;
      readonly isLeft: boolean;
    }
  /** The bounds of linked calendars have changed; `clears` is true if a visitor changed one of the inputs. */
  | {
      readonly type: 'links-changed';
      /** Text of the input: the server may have sent a date that cannot be chosen any more. */
      readonly text: string;
      readonly min: CalendarDate | null;
      readonly max: CalendarDate | null;
      readonly clears: boolean;
    }
  /** The focus moves into the grid. */
  | { readonly type: 'day-entered' }
  | { readonly type: 'month-turned'; readonly by: -1 | 1 }
  | { readonly type: 'month-selected'; readonly month: number }
  | { readonly type: 'year-selected'; readonly year: number }
  | { readonly type: 'day-moved'; readonly move: DayMove }
  | { readonly type: 'day-picked'; readonly day: CalendarDay }
  | { readonly type: 'slot-moved'; readonly move: SlotMove }
  | { readonly type: 'slot-typed'; readonly character: string }
  | { readonly type: 'time-picked'; readonly time: number };

/** Difference between a typed text and the date that was read. */
export type TypedChange = 'added-year';

export type CalendarEffect =
  /** Writes the date into the input; null empties it. */
  | { readonly type: 'write'; readonly date: CalendarDate | null }
  /** Announces a choice or a change of it, with the reason. */
  | {
      readonly type: 'announce';
      readonly event: 'chosen' | 'changed' | 'cleared' | 'refused' | 'unreadable' | 'now' | 'incomplete';
      readonly date: CalendarDate | null;
      readonly change: Change | TypedChange | null;
    }
  /** Announces a typed date that does not exist. */
  | { readonly type: 'announce-impossible'; readonly text: string }
  /** Reports a complete choice: a popup may close. */
  | { readonly type: 'finish' };

export interface CalendarStep {
  readonly state: CalendarState;
  readonly effects: readonly CalendarEffect[];
}

/** Options and names of a calendar, which are constant for a day, and the visitor's present time. */
export interface CalendarRules {
  readonly options: CalendarOptions;
  readonly names: DateNames;
  /** Present time in minutes after midnight. */
  readonly now: number;
}
