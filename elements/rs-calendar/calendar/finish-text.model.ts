import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import { dayOf, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { readTyped } from '../entry/read-typed.model.js';
import { isImpossible } from '../entry/impossible-date.model.js';
import { readWithoutYear } from '../entry/read-without-year.model.js';
import { settle, type Settled } from '../choice/settle.model.js';
import type {
  CalendarAction,
  CalendarEffect,
  CalendarRules,
  CalendarState,
  CalendarStep,
  TypedChange,
} from './calendar.model.js';
import { limitsOf, withDate, withoutDate } from './show.model.js';

type Finishing = CalendarAction & { type: 'text-finished' };

/**
 * Completes a text. A date is written in the format and adjusted to the limits. A date that does not exist stays as
 * typed, and is an error of the input. Another text is handled by `blurInvalid`, but only when the visitor has left the
 * field, so that Enter never sends a date that nobody chose.
 */
export function finishText(state: CalendarState, action: Finishing, rules: CalendarRules): CalendarStep {
  if (action.text.trim() === '') return { state, effects: [] };
  const typed = readText(state, action, rules);
  if (!typed) return action.isLeft ? leaveUnreadable(state, action, rules) : { state, effects: [] };

  const settled = settle(typed.date, limitsOf(state, rules));
  if (settled.date) return rewrite(state, { typed, settled, isLeft: action.isLeft }, rules);
  // Nobody has chosen another date than the typed one.
  const clears = rules.options.blurInvalid !== 'keep' || settled.change === 'past-max';
  const event = clears ? 'cleared' : 'refused';
  return {
    state: withoutDate(state),
    effects: [
      ...(clears ? [{ type: 'write', date: null } as const] : []),
      { type: 'announce', event, date: typed.date, change: settled.change },
    ],
  };
}

/** Date of a text, and how the date differs from the text. */
interface TypedDate {
  readonly date: CalendarDate;
  readonly change: TypedChange | null;
}

function readText(state: CalendarState, { text, now }: Finishing, rules: CalendarRules): TypedDate | null {
  const typed = readTyped(text, rules);
  if (typed) return { date: typed, change: null };
  const date = readWithoutYear(text, rules, state.bounds, now);
  return date && { date, change: 'added-year' };
}

interface Finished {
  readonly typed: TypedDate;
  readonly settled: Settled;
  readonly isLeft: boolean;
}

/** Writes the date in the format. Announces a changed date, and a missing time. */
function rewrite(
  state: CalendarState,
  { typed, settled: { date, change }, isLeft }: Finished,
  rules: CalendarRules,
): CalendarStep {
  if (!date) return { state, effects: [] };
  const reported = change ?? typed.change;
  const isIncomplete = isLeft && rules.options.hasTime && timeOf(date) === null;
  const said: readonly CalendarEffect[] = reported
    ? [{ type: 'announce', event: 'changed', date, change: reported }]
    : isIncomplete
      ? [{ type: 'announce', event: 'incomplete', date, change: null }]
      : [];
  return { state: withDate(state, date, rules), effects: [{ type: 'write', date }, ...said] };
}

/** Announces a date that does not exist, which stays. Replaces every other text that is no date. */
function leaveUnreadable(state: CalendarState, action: Finishing, rules: CalendarRules): CalendarStep {
  const { text, now } = action;
  if (!isImpossible(text, rules, state.bounds, now)) return replaceUnreadable(state, action, rules);
  return { state, effects: [{ type: 'announce-impossible', text: text.trim() }] };
}

/** Replaces a text that is no date, as `blurInvalid` says: by the current date, nothing, or itself. */
function replaceUnreadable(state: CalendarState, { now }: Finishing, rules: CalendarRules): CalendarStep {
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
