import { dateLimits } from '../../shared/dates/calendar-date.model.js';
import { calendarDefaults, calendarLimits, type CalendarOptions } from './options.model.js';
import { cleanStep } from './time-slots.model.js';

const { earliestYear, latestYear } = dateLimits;
const { maxYears } = calendarLimits;

/** The options with every figure inside its bounds; what an author got wrong becomes the default. */
export function cleanOptions(options: CalendarOptions): CalendarOptions {
  const firstYear = cleanYear(options.firstYear, calendarDefaults.firstYear);
  const lastYear = Math.max(firstYear, cleanYear(options.lastYear, calendarDefaults.lastYear));
  return {
    ...options,
    format: options.format === '' ? calendarDefaults.format : options.format,
    stepMinutes: cleanStep(options.stepMinutes),
    weekStart: [0, 1, 2, 3, 4, 5, 6].includes(options.weekStart)
      ? options.weekStart
      : calendarDefaults.weekStart,
    firstYear,
    lastYear: Math.min(lastYear, firstYear + maxYears - 1),
  };
}

function cleanYear(year: number, fallback: number): number {
  return Number.isFinite(year) ? Math.min(latestYear, Math.max(earliestYear, Math.floor(year))) : fallback;
}
