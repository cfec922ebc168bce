import { hasTime } from '../../shared/dates/format-tokens.model.js';
import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import { CalendarHeader } from './CalendarHeader.js';
import { DayGrid } from './DayGrid.js';
import { describeMonth } from './describe-date.model.js';
import type { CalendarHost, CalendarViewModel } from './rs-calendar.host.js';
import { TimePane } from './TimePane.js';

function Calendar({ calendar }: { readonly calendar: CalendarViewModel }) {
  const { options, names, translate, store, label, mountGrid } = calendar;
  const state = useStore(store);
  const isTimed = hasTime(options.format);
  const shared = { state, options, names, translate, send: store.send };

  return (
    <div className="calendar" role="group" aria-label={label}>
      <div className={isTimed ? 'board timed' : 'board'} part="calendar">
        <div className="days">
          <p className="visually-hidden" id="heading" aria-live="polite">
            {describeMonth(state.shown, names, translate)}
          </p>
          <CalendarHeader {...shared} {...options} shown={state.shown} />
          <DayGrid {...shared} mount={mountGrid} />
        </div>
        {isTimed ? <TimePane {...shared} /> : null}
      </div>
    </div>
  );
}

/** The calendar of an `<rs-calendar>`. */
function RsCalendarView({ shell }: { readonly shell: CalendarHost }) {
  return shell.calendar ? <Calendar calendar={shell.calendar} /> : null;
}

export const viewTag = defineView('rs-calendar-view', RsCalendarView);
