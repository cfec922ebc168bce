import type { CalendarMonth, DateNames, Translate } from '../../../shared/dates/calendar-date.model.js';
import { compareDays } from '../../../shared/dates/calendar-day.model.js';
import { capitalised } from '../../../shared/dates/date-names.model.js';
import { ownLabel } from '../../../shared/react/own-text.js';
import type { CalendarAction } from '../calendar/calendar.model.js';
import type { DayBounds, DayRange } from '../options/options.model.js';
import { shownRange } from '../choice/bounds.model.js';
import { TurnButton } from './TurnButton.js';

interface CalendarHeaderProps {
  readonly shown: CalendarMonth;
  readonly bounds: DayBounds;
  readonly names: DateNames;
  /** Language of the names if it is not that of the page. */
  readonly namesLanguage: string | undefined;
  readonly translate: Translate;
  send(action: CalendarAction): void;
}

/** Visible month and year, with buttons and lists for others. They offer only months that can be shown. */
export function CalendarHeader({
  shown,
  bounds,
  names,
  namesLanguage,
  translate,
  send,
}: CalendarHeaderProps) {
  const range = shownRange(bounds);
  const { from, to } = range;
  const isFirst = shown.year === from.year && shown.month === from.month;
  const isLast = shown.year === to.year && shown.month === to.month;
  const previous = { part: 'previous', label: translate('calendar.previous-month') } as const;

  return (
    <div className="header" part="header">
      <TurnButton {...previous} isAtEnd={isFirst} send={send} />
      <select
        part="month"
        aria-label={translate('calendar.month')}
        lang={namesLanguage}
        value={shown.month}
        onChange={(event) => send({ type: 'month-selected', month: Number(event.target.value) })}
      >
        {monthOptions(shown.year, names, range)}
      </select>
      <select
        part="year"
        {...ownLabel(translate('calendar.year'))}
        value={shown.year}
        onChange={(event) => send({ type: 'year-selected', year: Number(event.target.value) })}
      >
        {yearOptions(range)}
      </select>
      <TurnButton part="next" label={translate('calendar.next-month')} isAtEnd={isLast} send={send} />
    </div>
  );
}

function monthOptions(year: number, { months }: DateNames, { from, to }: DayRange) {
  const isShowable = (month: number) => {
    const first = { year, month, day: 1 };
    return compareDays(first, from) >= 0 && compareDays(first, to) <= 0;
  };
  return months.slice(0, 12).map((name, index) => (
    <option key={name} value={index + 1} disabled={!isShowable(index + 1)}>
      {capitalised(name)}
    </option>
  ));
}

function yearOptions({ from, to }: DayRange) {
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index);
  return years.map((year) => (
    <option key={year} value={year}>
      {year}
    </option>
  ));
}
