import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from '../../shared/react/use-store.js';
import { mountDayGrid } from './day-grid.dom.js';
import { startCalendar, type CalendarPorts } from './calendar.js';
import type { CalendarOptions } from './options.model.js';
import { describeMonth } from './describe-date.model.js';
import { hasTime } from '../../shared/dates/format-tokens.model.js';
import { CalendarHeader } from './CalendarHeader.js';
import { DayGrid } from './DayGrid.js';
import { TimePane } from './TimePane.js';

export { calendarStyles } from './rs-calendar.styles.js';

export interface CalendarWidgetProps extends CalendarPorts {
  /** Read once: give the widget another `key` for other options. */
  readonly options: CalendarOptions;
  /** What the visible input holds. */
  readonly text: string;
  /** The field's label. */
  readonly label: string;
}

/**
 * The inline calendar, painted into the shadow root of `<rs-calendar>` with `calendarStyles` adopted there.
 *
 * @csspart header - The row above the days.
 * @csspart previous - The button to the month before.
 * @csspart next - The button to the month after.
 * @csspart month - The list of months.
 * @csspart year - The list of years.
 * @csspart grid - The days of the month.
 * @csspart day - One day.
 * @csspart time-list - The times of the chosen day.
 * @csspart time - One time.
 */
export function CalendarWidget({
  options: wanted,
  text,
  label,
  translate,
  onPick,
  onAnnounce,
}: CalendarWidgetProps) {
  const [core] = useState(() => startCalendar(wanted, text, translate));
  const { options, names, store } = core;
  const state = useStore(store);

  useLayoutEffect(
    () => core.connect({ translate, onPick, onAnnounce }),
    [core, translate, onPick, onAnnounce],
  );
  useEffect(() => store.send({ type: 'text-changed', text }), [store, text]);

  const isTimed = hasTime(options.format);
  const shared = { state, options, names, translate, send: store.send };
  return (
    <div className="calendar" role="group" aria-label={label}>
      <div className={isTimed ? 'board timed' : 'board'}>
        <div className="days">
          <p className="visually-hidden" id="heading" aria-live="polite">
            {describeMonth(state.shown, names, translate)}
          </p>
          <CalendarHeader {...shared} {...options} shown={state.shown} />
          <DayGrid {...shared} mount={mountDayGrid} />
        </div>
        {isTimed ? <TimePane {...shared} /> : null}
      </div>
    </div>
  );
}
