import { type CalendarDate, defaultDateFormat } from '../../../shared/dates/calendar-date.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import type { FieldDefinition } from './definition.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { calendarFormat } from './widget-format.model.js';

/** Returns the letters in which one of the server's two pickers writes its formats, by the id of its input. */
export function formatFamilyOf(inputId: string): 'auto' | 'yui' {
  return inputId.startsWith('txtcal') ? 'yui' : 'auto';
}

/**
 * Returns the function that reads a text of a calendar field in the field's format; it returns null for no date.
 *
 * @param inputId id of the field's input, which shows whose letters the format has
 */
export function dateReaderOf(field: FieldDefinition, inputId: string): (text: string) => CalendarDate | null {
  const { format: written, formatFamily = formatFamilyOf(inputId) } = readJson(calendarFormat, field) ?? {};
  const format = compileFormat(written || defaultDateFormat, formatFamily);
  return (text) => parseDate(text, format);
}
