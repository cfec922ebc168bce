import type { DateNames, Translate } from '../../../shared/dates/calendar-date.model.js';
import type { CalendarAction, CalendarState } from '../calendar/calendar.model.js';
import { hasChoice, type Limits } from '../days/bounds.model.js';
import type { CalendarOptions } from '../options/options.model.js';
import { slotsOf } from './time-slots.model.js';
import { TimeList } from './TimeList.js';

interface TimePaneProps {
  readonly state: CalendarState;
  readonly limits: Limits;
  readonly timeFormat: CalendarOptions['timeFormat'];
  readonly names: DateNames;
  readonly translate: Translate;
  readonly isPopup: boolean;
  send(action: CalendarAction): void;
}

/** The times beside the days: a hint until there are some, then the list and what is still missing. */
export function TimePane({ translate, limits, ...list }: TimePaneProps) {
  const { day, time, shown } = list.state;
  if (!hasChoice(shown, limits)) return <Hint text={translate('calendar.no-days')} isFirst />;
  if (!day) return <Hint text={translate('calendar.choose-day')} isFirst />;
  return (
    <div className="pane">
      <TimeList {...list} slots={slotsOf(day, limits)} label={translate('calendar.times')} />
      <Hint text={time === null ? translate('calendar.missing-time') : ''} />
    </div>
  );
}

function Hint({ text, isFirst = false }: { readonly text: string; readonly isFirst?: boolean }) {
  return (
    <p className={isFirst ? 'hint first' : 'hint'} part="hint">
      {text}
    </p>
  );
}
