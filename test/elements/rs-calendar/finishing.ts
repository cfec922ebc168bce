import type { CalendarAction, CalendarStep } from '../../../elements/rs-calendar/calendar/calendar.model.js';
import { describeEvent } from '../../../elements/rs-calendar/calendar/describe-date.model.js';
import { limitsOf, startState } from '../../../elements/rs-calendar/calendar/show.model.js';
import { stepCalendar } from '../../../elements/rs-calendar/calendar/step-calendar.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { optionsOf, today } from './options-of.js';
import { english, spanish, translateTo } from './translate.js';

type Attributes = Parameters<typeof optionsOf>[0];

const now = { ...today, hour: 10, minute: 20 };

/**
 * Returns the value of the field and the announcement after these actions; undefined for a field that is not changed.
 */
export function after(attributes: Attributes, ...actions: readonly CalendarAction[]) {
  return afterIn('es', attributes, ...actions);
}

/** Returns the same on a page in a language. */
export function afterIn(
  language: 'es' | 'en',
  attributes: Attributes,
  ...actions: readonly CalendarAction[]
) {
  const names = language === 'es' ? spanish : english;
  const rules = { options: optionsOf(attributes), names, now: now.hour * 60 + now.minute };
  const first: CalendarStep = { state: startState(today, rules), effects: [] };
  const { state, effects } = actions.reduce((step, action) => stepCalendar(step.state, action, rules), first);
  const write = effects.find((effect) => effect.type === 'write');
  const said = effects.find((effect) => effect.type === 'announce');
  const impossible = effects.find((effect) => effect.type === 'announce-impossible');
  const wording = { names, translate: translateTo(language), timeFormat: rules.options.timeFormat };
  return {
    state,
    text: write && (write.date ? formatDate(write.date, rules.options.format, names) : ''),
    said: said ? describeEvent(said, limitsOf(state, rules), wording) : '',
    impossible: impossible?.text ?? '',
    isFinished: effects.some((effect) => effect.type === 'finish'),
  };
}

export const finished = (text: string): CalendarAction => ({
  type: 'text-finished',
  text,
  now,
  isLeft: false,
});
export const leftWith = (text: string): CalendarAction => ({
  type: 'text-finished',
  text,
  now,
  isLeft: true,
});
export const typed = (text: string): CalendarAction => ({ type: 'text-changed', text });
export const picked = (day: number): CalendarAction => ({
  type: 'day-picked',
  day: { year: 2027, month: 3, day },
});
export const timePicked = (time: number): CalendarAction => ({ type: 'time-picked', time });
