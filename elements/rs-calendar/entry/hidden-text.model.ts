import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { formatDate, formatTime } from '../../../shared/dates/format-date.model.js';
import { timeOf } from '../../../shared/dates/calendar-day.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import type { CalendarOptions } from '../options/options.model.js';

const noNames = { months: [], monthsShort: [], weekdays: [], weekdaysShort: [] };
const serverDay = compileFormat('MM/DD/YYYY', 'moment');

type TimeWriting = Pick<CalendarOptions, 'hasTime' | 'timeFormat'>;

/** Returns the text of the hidden input for a date: MM/DD/YYYY, with its time; '' while the time is missing. */
export function hiddenTextOf(date: CalendarDate | null, { hasTime, timeFormat }: TimeWriting): string {
  if (!date) return '';
  const { year, month, day } = date;
  const text = formatDate({ year, month, day }, serverDay, noNames);
  const time = timeOf(date);
  if (!hasTime) return text;
  return time === null ? '' : `${text} ${formatTime(time, timeFormat, noNames)}`;
}

/** Parses the text of the hidden input; null for no date. */
export function readHiddenText(text: string, { hasTime, timeFormat }: TimeWriting): CalendarDate | null {
  if (!hasTime) return parseDate(text, serverDay);
  const { tokens: dayTokens } = serverDay;
  return parseDate(text, { ...timeFormat, dayTokens, tokens: [...dayTokens, ...timeFormat.timeTokens] });
}
