import {
  dateLimits,
  type CalendarDate,
  type CalendarDay,
} from '../../../shared/dates/calendar-date.model.js';
import { compareDays, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { compileFormat, type FormatFamily } from '../../../shared/dates/compile-format.model.js';
import { maxYears } from './limits.model.js';
import { OptionReader, type OptionDiagnostic } from './option-reader.model.js';
import { calendarDefaults, type BlurRule, type CalendarOptions, type DayBounds } from './options.model.js';

/** Options as the author writes them: the properties of the tag. */
export interface WrittenOptions {
  readonly format: string;
  readonly formatFamily: FormatFamily;
  readonly timeFormat: string;
  readonly withoutTimes: boolean;
  readonly step: number;
  readonly weekStart: number;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly min: string;
  readonly max: string;
  readonly minTime: string;
  readonly maxTime: string;
  readonly completeTime: string;
  readonly allowedTimes: string;
  readonly disabledDates: string;
  readonly disabledWeekdays: string;
  readonly allowedDates: string;
  readonly blurInvalid: BlurRule;
}

/** Parsed options, and diagnostics of those that were ignored. */
export interface ReadOptions {
  readonly options: CalendarOptions;
  readonly diagnostics: readonly OptionDiagnostic[];
}

/** Parses the options, with every number within its limits. An invalid option counts as not set. */
export function readOptions(
  written: WrittenOptions,
  today: CalendarDay,
  allows: DayBounds['allows'],
): ReadOptions {
  const reader = new OptionReader(today);
  const format = compileFormat(written.format || calendarDefaults.format, written.formatFamily);
  const options: CalendarOptions = {
    format,
    hasTime: format.hasTime && !written.withoutTimes,
    timeFormat: compileFormat(written.timeFormat || calendarDefaults.timeFormat),
    stepMinutes: cleanStep(written.step),
    weekStart: [0, 1, 2, 3, 4, 5, 6].includes(written.weekStart)
      ? written.weekStart
      : calendarDefaults.weekStart,
    blurInvalid: written.blurInvalid,
    allowedTimes: reader.times('allowed-times', written.allowedTimes),
    minTime: reader.time('min-time', written.minTime),
    maxTime: reader.time('max-time', written.maxTime),
    completeTime: reader.completion('complete-time', written.completeTime),
    bounds: readBounds(written, reader, today, allows),
  };
  return { options, diagnostics: reader.diagnostics };
}

function readBounds(
  written: WrittenOptions,
  reader: OptionReader,
  today: CalendarDay,
  allows: DayBounds['allows'],
): DayBounds {
  const min = reader.date('min', written.min);
  const max = reader.date('max', written.max);
  if (min && max && isAfter(min, max))
    reader.refuse('min', written.min, `a date up to max, ${written.max.trim()}: no day can be chosen`);
  const { firstYear: first, lastYear: last } = written;
  if (first > last) reader.refuse('first-year', String(first), `a year up to last-year, ${last}`);
  if (last - first >= maxYears)
    reader.refuse('first-year, last-year', `${first} to ${last}`, `at most ${maxYears} years`);
  const [firstYear, lastYear] = cleanYears([first, last], min, max, today.year);
  const allowedDays = reader.days('allowed-dates', written.allowedDates);
  return {
    min,
    max,
    firstYear,
    lastYear,
    allows,
    disabledDays: reader.days('disabled-dates', written.disabledDates),
    disabledWeekdays: reader.weekdays('disabled-weekdays', written.disabledWeekdays),
    allowedDays: written.allowedDates.trim() === '' ? null : allowedDays,
  };
}

/** Returns true if the first date is after the last one. A date without a time includes its whole day. */
function isAfter(min: CalendarDate, max: CalendarDate): boolean {
  const days = compareDays(min, max);
  return days > 0 || (days === 0 && (timeOf(min) ?? 0) > (timeOf(max) ?? dateLimits.minutesPerDay));
}

/** Returns the step in whole minutes; the default for a step that is invalid, not whole, or longer than a day. */
export function cleanStep(stepMinutes: number): number {
  const step = Math.floor(stepMinutes);
  return step >= 1 && step <= dateLimits.minutesPerDay ? step : calendarDefaults.stepMinutes;
}

/** Returns the years that can be shown: the author's, adjusted to the bounds and to the maximum length of the list. */
function cleanYears(
  [first, last]: readonly [number, number],
  min: CalendarDate | null,
  max: CalendarDate | null,
  thisYear: number,
): readonly [number, number] {
  const usual = calendarDefaults;
  const firstYear = cleanYear(min && first === usual.firstYear ? min.year : first, usual.firstYear);
  const lastYear = cleanYear(max && last === usual.lastYear ? max.year : last, usual.lastYear);
  return fewYears(firstYear, Math.max(firstYear, lastYear), thisYear);
}

/** Returns the first years of a range that is too long, or the years around the current one if it is not among them. */
function fewYears(first: number, last: number, thisYear: number): readonly [number, number] {
  const isReached = thisYear < first + maxYears;
  const start = isReached ? first : Math.min(thisYear - maxYears / 2, last - maxYears + 1);
  const from = Math.max(first, start);
  return [from, Math.min(last, from + maxYears - 1)];
}

function cleanYear(year: number, fallback: number): number {
  const { earliestYear, latestYear } = dateLimits;
  return Number.isFinite(year) ? Math.min(latestYear, Math.max(earliestYear, Math.floor(year))) : fallback;
}
