import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { dayOf } from '../../../shared/dates/calendar-day.model.js';
import { settle, type Settled } from '../times/settle.model.js';
import type {
  CalendarAction,
  CalendarEffect,
  CalendarRules,
  CalendarState,
  CalendarStep,
} from './calendar.model.js';
import { limitsOf, withDate, withoutDate } from './show.model.js';

type Finishing = CalendarAction & { type: 'text-finished' };

/**
 * What becomes of a text when its visitor is through with it: a date is written as the format says and brought under
 * the limits; what is none follows the rule for it, but only once the field is left: nothing is sent that nobody chose.
 */
export function finishText(
  state: CalendarState,
  { text, left }: Finishing,
  rules: CalendarRules,
): CalendarStep {
  const { options, names } = rules;
  if (text.trim() === '') return { state, effects: [] };
  const date = parseDate(text, options.format, { names: [names] });
  if (!date) return left ? replaceUnreadable(state, left, rules) : { state, effects: [] };

  const settled = settle(date, limitsOf(state, rules));
  if (settled.date) return rewrite(state, settled, rules);
  // Another date than the typed one would be nobody's choice.
  const clears = options.blurInvalid !== 'keep' || settled.change === 'past-max';
  return {
    state: withoutDate(state),
    effects: [
      ...(clears ? [{ type: 'write', date: null } as const] : []),
      { type: 'announce', event: clears ? 'cleared' : 'refused', date, change: settled.change },
    ],
  };
}

/** The date as the format writes it; it is told only where another one has become of it. */
function rewrite(state: CalendarState, { date, change }: Settled, rules: CalendarRules): CalendarStep {
  if (!date) return { state, effects: [] };
  const said: CalendarEffect = { type: 'announce', event: 'changed', date, change };
  return {
    state: withDate(state, date, rules),
    effects: [{ type: 'write', date }, ...(change ? [said] : [])],
  };
}

/** Specification 5: the current date takes the place of what cannot be read. An author may say otherwise. */
function replaceUnreadable(state: CalendarState, now: CalendarDate, rules: CalendarRules): CalendarStep {
  const { blurInvalid, hasTime } = rules.options;
  if (blurInvalid === 'keep') return { state, effects: [] };
  const settled = settle(hasTime ? now : dayOf(now), limitsOf(state, rules));
  const date = blurInvalid === 'now' ? settled.date : null;
  return {
    state: date ? withDate(state, date, rules) : withoutDate(state),
    effects: [
      { type: 'write', date },
      { type: 'announce', event: date ? 'now' : 'unreadable', date, change: null },
    ],
  };
}
