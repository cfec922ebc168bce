import type { CalendarAction, CalendarState } from '../calendar/calendar.model.js';
import { ownText } from '../../../shared/react/own-text.js';
import type { Wording } from '../calendar/describe-date.model.js';
import { hasChoice, type ChoiceLimits } from '../choice/bounds.model.js';
import { slotsOf } from '../choice/time-slots.model.js';
import { TimeList } from './TimeList.js';

interface TimePaneProps {
  readonly state: CalendarState;
  readonly limits: ChoiceLimits;
  readonly wording: Wording;
  readonly isPopup: boolean;
  send(action: CalendarAction): void;
}

/** Pane beside the days: a hint while there are no times, otherwise the list. */
export function TimePane({ limits, ...list }: TimePaneProps) {
  const { day, shown } = list.state;
  const { translate } = list.wording;
  if (!hasChoice(shown, limits)) return <Hint text={translate('calendar.no-days')} isFirst />;
  if (!day) return <Hint text={translate('calendar.choose-day')} isFirst />;
  return (
    <div className="pane" part="time-column">
      <Hint text={translate('calendar.times')} />
      <TimeList {...list} day={day} slots={slotsOf(day, limits)} label={translate('calendar.times')} />
    </div>
  );
}

function Hint({ text, isFirst = false }: { readonly text: string; readonly isFirst?: boolean }) {
  return <p className={isFirst ? 'hint first' : 'hint'} part="hint" {...ownText(text)} />;
}
