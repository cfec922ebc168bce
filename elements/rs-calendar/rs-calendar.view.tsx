import { useMemo } from 'react';
import type { CalendarDay } from '../../shared/dates/calendar-date.model.js';
import { textMarks } from '../../shared/i18n/text-marks.js';
import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import { describeDay, describeMonth, describeRefused, type Wording } from './calendar/describe-date.model.js';
import { refusalOf } from './choice/bounds.model.js';
import { CalendarHeader } from './days/CalendarHeader.js';
import type { DayDescription } from './days/day-grid.model.js';
import { DayGrid } from './days/DayGrid.js';
import { MonthChooser } from './days/MonthChooser.js';
import { useChooser } from './days/useChooser.js';
import { useMonthDays } from './days/useMonthDays.js';
import type { CalendarOptions, DayBounds } from './options/options.model.js';
import type { CalendarViewModel } from './rs-calendar.host.js';
import { calendarStyles } from './rs-calendar.styles.js';
import { TimePane } from './times/TimePane.js';

/** The calendar of an `<rs-calendar>`. */
function RsCalendarView(calendar: CalendarViewModel) {
  const { options, names, translate, store, label, isPopup, onMounted } = calendar;
  const state = useStore(store);
  const { isChoosing, close, ...chooser } = useChooser(state.dayTurn);
  const daysOf = useMonthDays(options.weekStart);
  const { hasTime, timeFormat, weekStart } = options;
  const limits = { ...options, bounds: state.bounds };
  const wording = useMemo(() => ({ names, translate, timeFormat }), [names, translate, timeFormat]);
  const describe = useMemo(() => createDescribe(options, wording), [options, wording]);
  // The names of months are one text, and so are those of weekdays: each has one language.
  const namesMark = textMarks.get(translate('calendar.months'));
  const namesLanguage = namesMark?.lang;
  const shared = { state, limits, names, translate, isPopup, send: store.send };
  const month = { ...shared, namesLanguage, shown: state.shown, bounds: state.bounds };

  return (
    <div className="calendar" role={isPopup ? 'dialog' : 'group'} aria-label={label}>
      <div className={hasTime ? 'board timed' : 'board'} part="calendar">
        <div className="days">
          <p className="visually-hidden" id="heading" aria-live="polite" {...namesMark}>
            {describeMonth(state.shown, { names, translate })}
          </p>
          <CalendarHeader {...month} {...chooser} isChoosing={isChoosing} />
          <div className="month">
            <div inert={isChoosing}>
              <DayGrid {...shared} {...{ weekStart, namesLanguage, daysOf, describe, onMounted }} />
            </div>
            {isChoosing ? <MonthChooser {...month} close={close} /> : null}
          </div>
        </div>
        {hasTime ? <TimePane {...shared} wording={wording} /> : null}
      </div>
    </div>
  );
}

/** Creates the function that returns the name of a day, with a reason if the day cannot be chosen under the bounds. */
function createDescribe(options: CalendarOptions, wording: Wording) {
  return (day: CalendarDay, bounds: DayBounds): DayDescription => {
    const limits = { ...options, bounds };
    const refusal = refusalOf(day, limits);
    if (!refusal) return { label: describeDay(day, wording), isRefused: false };
    return { label: describeRefused(day, refusal, limits, wording), isRefused: true };
  };
}

/** Style sheets of the view. */
export const viewStyles = [calendarStyles];

export const createView = defineView('rs-calendar-view', RsCalendarView, {
  options: true,
  names: true,
  translate: true,
  store: true,
  label: true,
  isPopup: true,
  onMounted: true,
});
