import type { CalendarMonth, DateNames, Translate } from '../../../shared/dates/calendar-date.model.js';
import { compareDays } from '../../../shared/dates/calendar-day.model.js';
import { capitalised } from '../../../shared/dates/date-names.model.js';
import type { CalendarAction } from '../calendar/calendar.model.js';
import { shownRange } from '../choice/bounds.model.js';
import type { DayBounds, DayRange } from '../options/options.model.js';
import { ChoiceGrid, type Choice } from './ChoiceGrid.js';

interface MonthChooserProps {
  readonly shown: CalendarMonth;
  readonly bounds: DayBounds;
  readonly names: DateNames;
  /** Language of the names if it is not that of the page. */
  readonly namesLanguage: string | undefined;
  readonly translate: Translate;
  send(action: CalendarAction): void;
  /** Called by a choice of a month, and by Escape. */
  close(): void;
}

/** Grids of months and years in place of the days. A year keeps the grids open, so that a month can follow. */
export function MonthChooser(props: MonthChooserProps) {
  const { shown, bounds, names, namesLanguage, translate, send, close } = props;
  const range = shownRange(bounds);
  return (
    <div
      className="chooser"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes the grids, and not the popup around them.
        event.preventDefault();
        close();
      }}
    >
      <ChoiceGrid
        part="month"
        label={translate('calendar.month')}
        language={namesLanguage}
        columns={3}
        choices={monthChoices(shown.year, names, range)}
        chosen={shown.month}
        hasFocus
        pick={(month) => {
          send({ type: 'month-selected', month });
          close();
        }}
      />
      <ChoiceGrid
        part="year"
        label={translate('calendar.year')}
        columns={4}
        choices={yearChoices(range)}
        chosen={shown.year}
        pick={(year) => send({ type: 'year-selected', year })}
      />
    </div>
  );
}

function monthChoices(year: number, { months }: DateNames, { from, to }: DayRange): readonly Choice[] {
  const isShowable = (month: number) => {
    const first = { year, month, day: 1 };
    return compareDays(first, from) >= 0 && compareDays(first, to) <= 0;
  };
  return months.slice(0, 12).map((name, index) => ({
    value: index + 1,
    text: capitalised(name),
    isRefused: !isShowable(index + 1),
  }));
}

function yearChoices({ from, to }: DayRange): readonly Choice[] {
  return Array.from({ length: to.year - from.year + 1 }, (_, index) => ({
    value: from.year + index,
    text: String(from.year + index),
  }));
}
