import type { CalendarMonth, DateNames, Translate } from '../../shared/dates/calendar-date.model.js';
import type { CalendarAction } from './calendar.model.js';
import { capitalised } from '../../shared/dates/date-names.model.js';

interface CalendarHeaderProps {
  readonly shown: CalendarMonth;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly names: DateNames;
  readonly translate: Translate;
  send(action: CalendarAction): void;
}

/** The month and year on show, and the ways to others. */
export function CalendarHeader({ shown, firstYear, lastYear, names, translate, send }: CalendarHeaderProps) {
  const isFirst = shown.year === firstYear && shown.month === 1;
  const isLast = shown.year === lastYear && shown.month === 12;
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

  return (
    <div className="header" part="header">
      <TurnButton
        part="previous"
        label={translate('calendar.previous-month')}
        isAtEnd={isFirst}
        send={send}
      />
      <select
        part="month"
        aria-label={translate('calendar.month')}
        value={shown.month}
        onChange={(event) => send({ type: 'month-selected', month: Number(event.target.value) })}
      >
        {names.months.map((name, index) => (
          <option key={name} value={index + 1}>
            {capitalised(name)}
          </option>
        ))}
      </select>
      <select
        part="year"
        aria-label={translate('calendar.year')}
        value={shown.year}
        onChange={(event) => send({ type: 'year-selected', year: Number(event.target.value) })}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
      <TurnButton part="next" label={translate('calendar.next-month')} isAtEnd={isLast} send={send} />
    </div>
  );
}

interface TurnButtonProps {
  readonly part: 'previous' | 'next';
  readonly label: string;
  /** At an end the button keeps the focus: it is marked, not disabled. */
  readonly isAtEnd: boolean;
  send(action: CalendarAction): void;
}

function TurnButton({ part, label, isAtEnd, send }: TurnButtonProps) {
  const by = part === 'next' ? 1 : -1;
  return (
    <button
      type="button"
      className="turn"
      part={part}
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => send({ type: 'month-turned', by })}
    >
      <svg className="arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d={part === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
      </svg>
    </button>
  );
}
