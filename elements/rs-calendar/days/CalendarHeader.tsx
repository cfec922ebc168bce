import type { RefObject } from 'react';
import type { CalendarMonth, DateNames, Translate } from '../../../shared/dates/calendar-date.model.js';
import { capitalised } from '../../../shared/dates/date-names.model.js';
import type { CalendarAction } from '../calendar/calendar.model.js';
import { shownRange } from '../choice/bounds.model.js';
import type { DayBounds } from '../options/options.model.js';
import { TurnButton } from './TurnButton.js';

interface CalendarHeaderProps {
  readonly shown: CalendarMonth;
  readonly bounds: DayBounds;
  readonly names: DateNames;
  /** Language of the names if it is not that of the page. */
  readonly namesLanguage: string | undefined;
  readonly translate: Translate;
  /** Flag: the grids of months and years are open. */
  readonly isChoosing: boolean;
  readonly heading: RefObject<HTMLButtonElement | null>;
  send(action: CalendarAction): void;
  /** Opens or closes the grids of months and years. */
  toggle(): void;
}

/** Visible month and year, between the buttons for the months before and after. It opens the grids of other ones. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { shown, bounds, names, namesLanguage, translate, isChoosing, heading, send, toggle } = props;
  const { from, to } = shownRange(bounds);
  const isFirst = shown.year === from.year && shown.month === from.month;
  const isLast = shown.year === to.year && shown.month === to.month;
  const previous = { part: 'previous', label: translate('calendar.previous-month') } as const;

  return (
    <div className="header" part="header">
      <TurnButton {...previous} isAtEnd={isFirst} send={send} />
      <button
        type="button"
        className="heading"
        part="heading"
        lang={namesLanguage}
        aria-expanded={isChoosing}
        ref={heading}
        onClick={toggle}
      >
        <span>{`${capitalised(names.months[shown.month - 1] ?? '')} ${shown.year}`}</span>
        <svg className="chevron" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isChoosing ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
        </svg>
      </button>
      <TurnButton part="next" label={translate('calendar.next-month')} isAtEnd={isLast} send={send} />
    </div>
  );
}
