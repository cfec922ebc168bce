import { memo, type KeyboardEvent } from 'react';
import { dayOf } from '../../../shared/dates/calendar-day.model.js';
import { ownLabel } from '../../../shared/react/own-text.js';
import type { CalendarAction } from '../calendar/calendar.model.js';
import type { DayDescription, GridDay } from './day-grid.model.js';

interface DayCellProps extends DayDescription {
  readonly day: GridDay;
  readonly isChosen: boolean;
  /** Flag: the Tab key reaches this day. */
  readonly isReached: boolean;
  send(action: CalendarAction): void;
}

/** Day of the grid. Painted again only when one of its own properties changes. */
export const DayCell = memo(function DayCell({
  day,
  label,
  isRefused,
  isChosen,
  isReached,
  send,
}: DayCellProps) {
  const { isToday, isOutside } = day;
  const pick = () => send({ type: 'day-picked', day: dayOf(day) });
  const parts = [
    partIf('day', true),
    partIf('today', isToday),
    partIf('outside', isOutside),
    partIf('disabled', isRefused),
    partIf('selected', isChosen),
  ];

  return (
    <span
      part={parts.filter(Boolean).join(' ')}
      role="gridcell"
      {...ownLabel(label)}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isRefused || undefined}
      aria-selected={isChosen}
      tabIndex={isReached ? 0 : -1}
      onClick={pick}
      onKeyDown={(event) => answerKey(event, pick)}
    >
      {day.day}
    </span>
  );
});

/** Returns the name of a part if the cell has it; '' if not. */
function partIf(part: string, isOn: boolean): string {
  return isOn ? part : '';
}

function answerKey(event: KeyboardEvent, pick: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // Enter must not submit a form, and Space must not scroll the page.
  event.preventDefault();
  pick();
}
