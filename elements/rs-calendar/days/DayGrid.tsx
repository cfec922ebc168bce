import { useEffectEvent, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isSameDay } from '../../../shared/dates/calendar-day.model.js';
import type { CalendarDay, DateNames } from '../../../shared/dates/calendar-date.model.js';
import type { CalendarAction, CalendarState } from '../calendar/calendar.model.js';
import type { DayBounds } from '../options/options.model.js';
import type { CalendarViewModel } from '../rs-calendar.host.js';
import { DayCell } from './DayCell.js';
import type { DayDescription } from './day-grid.model.js';
import { moveOfKey } from './day-keys.model.js';
import type { MonthDays } from './useMonthDays.js';

interface DayGridProps {
  readonly state: Pick<CalendarState, 'shown' | 'focused' | 'day' | 'dayTurn' | 'bounds'>;
  readonly weekStart: number;
  readonly names: DateNames;
  /** Language of the names if it is not that of the page. */
  readonly namesLanguage: string | undefined;
  readonly daysOf: MonthDays;
  readonly onMounted: CalendarViewModel['onMounted'];
  describe(day: CalendarDay, bounds: DayBounds): DayDescription;
  send(action: CalendarAction): void;
}

/** Date grid of a month (ARIA grid pattern): the weekdays, and six weeks of days. */
export function DayGrid(props: DayGridProps) {
  const { state, weekStart, names, namesLanguage, daysOf, describe, send } = props;
  const { focused, day: chosen, bounds, dayTurn } = state;
  const { year, month } = state.shown;
  const grid = useReachedFocus(dayTurn);
  const weeks = useMemo(
    () => inWeeks(daysOf({ year, month }).map((day) => ({ day, ...describe(day, bounds) }))),
    [daysOf, describe, year, month, bounds],
  );

  const mounted = useEffectEvent(() => props.onMounted());
  useLayoutEffect(() => mounted(), []);

  return (
    <div
      className="grid"
      part="grid"
      role="grid"
      aria-labelledby="heading"
      lang={namesLanguage}
      ref={grid}
      onKeyDown={(event) => answerKey(event, send)}
    >
      <Weekdays names={names} weekStart={weekStart} />
      {weeks.map((cells, week) => (
        <div className="week" role="row" key={week}>
          {cells.map(({ day, label, isRefused }) => (
            <DayCell
              // Another day is another node, so that screen readers notice the focus.
              key={`${day.year}-${day.month}-${day.day}`}
              {...{ day, label, isRefused, send }}
              isChosen={isSameDay(day, chosen)}
              isReached={isSameDay(day, focused)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Moves the focus to the day that the Tab key reaches each time the turn grows: after moves of the visitor only. */
function useReachedFocus(turn: number): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  const lastTurn = useRef(turn);
  useLayoutEffect(() => {
    if (turn !== lastTurn.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    lastTurn.current = turn;
  }, [turn]);
  return grid;
}

function Weekdays({ names, weekStart }: Pick<DayGridProps, 'names' | 'weekStart'>) {
  const order = names.weekdays.map((_, place) => (weekStart + place) % 7);
  return (
    <div className="week" role="row">
      {order.map((weekday) => (
        <div
          key={weekday}
          className="weekday"
          part="weekday"
          role="columnheader"
          aria-label={names.weekdays[weekday]}
        >
          {names.weekdaysShort[weekday]}
        </div>
      ))}
    </div>
  );
}

function inWeeks<Cell>(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
}

function answerKey(event: KeyboardEvent, send: (action: CalendarAction) => void): void {
  const move = moveOfKey(event, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (!move) return;
  // No key here may scroll the page.
  event.preventDefault();
  send({ type: 'day-moved', move });
}
