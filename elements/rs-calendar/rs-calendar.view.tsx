import { textMarks } from '../../shared/i18n/text-marks.js';
import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import { describeDay, describeMonth, describeRefused } from './calendar/describe-date.model.js';
import { refusalOf } from './days/bounds.model.js';
import { CalendarHeader } from './days/CalendarHeader.js';
import type { DayGridFrame } from './days/day-grid.model.js';
import { DayGrid } from './days/DayGrid.js';
import type { CalendarViewModel } from './rs-calendar.host.js';
import { TimePane } from './times/TimePane.js';

/** The calendar of an `<rs-calendar>`. */
function RsCalendarView(calendar: CalendarViewModel) {
  const { options, names, translate, store, label, isPopup, mountGrid } = calendar;
  const state = useStore(store);
  const { hasTime, timeFormat } = options;
  const limits = { ...options, bounds: state.bounds };
  const wording = { names, translate, timeFormat };
  // The names of months and weekdays are one text each.
  const namesLanguage = textMarks.get(translate('calendar.months'))?.lang;
  const shared = { state, limits, names, translate, isPopup, send: store.send };

  return (
    <div className="calendar" role={isPopup ? 'dialog' : 'group'} aria-label={label}>
      <div className={hasTime ? 'board timed' : 'board'} part="calendar">
        <div className="days">
          <p className="visually-hidden" id="heading" aria-live="polite" lang={namesLanguage}>
            {describeMonth(state.shown, { names, translate })}
          </p>
          <CalendarHeader
            {...shared}
            namesLanguage={namesLanguage}
            shown={state.shown}
            bounds={state.bounds}
          />
          <DayGrid {...shared} namesLanguage={namesLanguage} frame={frameOf(calendar)} mount={mountGrid} />
        </div>
        {hasTime ? <TimePane {...shared} wording={wording} /> : null}
      </div>
    </div>
  );
}

function frameOf({ options, names, translate }: CalendarViewModel): Omit<DayGridFrame, 'onMove' | 'onPick'> {
  const wording = { names, translate, timeFormat: options.timeFormat };
  return {
    ...names,
    weekStart: options.weekStart,
    describe(day, bounds) {
      const limits = { ...options, bounds };
      const refusal = refusalOf(day, limits);
      if (!refusal) return { label: describeDay(day, wording), isRefused: false };
      return { label: describeRefused(day, refusal, limits, wording), isRefused: true };
    },
  };
}

export const createView = defineView('rs-calendar-view', RsCalendarView, {
  options: true,
  names: true,
  translate: true,
  store: true,
  label: true,
  isPopup: true,
  mountGrid: true,
});
