import { type CalendarDate, defaultDateFormat } from '../../../shared/dates/calendar-date.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import type { FieldDefinition } from './definition.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { calendarFormat } from './widget-format.model.js';

/** Returns the function that reads a text of a calendar field in the field's format; it returns null for no date. */
export function dateReaderOf(field: FieldDefinition): (text: string) => CalendarDate | null {
  const { format: written, formatFamily } = readJson(calendarFormat, field) ?? {};
  const format = compileFormat(written || defaultDateFormat, formatFamily);
  return (text) => parseDate(text, format);
}
