import { createStore, type Store } from '../../shared/store/create-store.js';
import { reportError } from '../../shared/element/report.js';
import { readToday } from './keys-and-clock.dom.js';
import type { DateNames, Translate } from '../../shared/dates/calendar-date.model.js';
import { cleanOptions } from './clean-options.model.js';
import type { CalendarOptions } from './options.model.js';
import {
  type CalendarAction,
  type CalendarEffect,
  type CalendarState,
  startState,
  stepCalendar,
} from './calendar.model.js';
import { atTime } from '../../shared/dates/calendar-day.model.js';
import { formatDate } from '../../shared/dates/format-date.model.js';
import { namesOf } from '../../shared/dates/date-names.model.js';
import { describeChoice, hiddenTextOfDate } from './describe-date.model.js';

/** Who hears of what the visitor does. */
export interface CalendarPorts {
  readonly translate: Translate;
  onPick(visibleText: string, hiddenText: string): void;
  onAnnounce(text: string): void;
}

/** One calendar's decisions: its store, and what they need of the page. */
export interface CalendarCore {
  readonly options: CalendarOptions;
  readonly names: DateNames;
  readonly store: Store<CalendarState, CalendarAction>;
  /** Names who hears of picks from now on. */
  connect(ports: CalendarPorts): void;
}

/** Starts a calendar that follows a text. Options and language are read once. */
export function startCalendar(wanted: CalendarOptions, text: string, translate: Translate): CalendarCore {
  const options = cleanOptions(wanted);
  const names = namesOf(translate);
  const rules = { options, names };
  let ports: CalendarPorts | undefined;

  const store = createStore<CalendarState, CalendarAction, CalendarEffect>({
    initial: stepCalendar(startState(readToday(), rules), { type: 'text-changed', text }, rules).state,
    step: (state, action) => stepCalendar(state, action, rules),
    run: (effect) => ports && tell(effect, rules, ports),
    onError: reportError,
  });
  return {
    options,
    names,
    store,
    connect(next) {
      ports = next;
    },
  };
}

function tell(effect: CalendarEffect, { options, names }: Rules, ports: CalendarPorts): void {
  const { day, time } = effect;
  if (effect.type === 'tell-pick') {
    const date = atTime(day, time);
    ports.onPick(formatDate(date, options.format, names), hiddenTextOfDate(date, options.format));
    return;
  }
  const { translate } = ports;
  ports.onAnnounce(translate(effect.key, describeChoice(day, time, options.format, translate)));
}

type Rules = Pick<CalendarCore, 'options' | 'names'>;
