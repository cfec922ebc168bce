import type { DateNames, Translate } from '../../shared/dates/calendar-date.model.js';
import type { CalendarOptions } from './options.model.js';
import type { CalendarAction, CalendarState } from './calendar.model.js';
import { TimeList } from './TimeList.js';

interface TimePaneProps {
  readonly state: CalendarState;
  readonly options: CalendarOptions;
  readonly names: DateNames;
  readonly translate: Translate;
  send(action: CalendarAction): void;
}

/** The times beside the days: a hint until a day is chosen, then the list and what is still missing. */
export function TimePane({ translate, ...list }: TimePaneProps) {
  const { day, time } = list.state;
  if (!day) return <Hint text={translate('calendar.choose-day')} isFirst />;
  return (
    <div className="pane">
      <TimeList {...list} label={translate('calendar.times')} />
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
