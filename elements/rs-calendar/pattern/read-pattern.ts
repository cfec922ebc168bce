import { ConfigError } from '../../../shared/element/config-error.js';
import type { CalendarHost } from '../rs-calendar.host.js';
import { compilePattern } from './compile-pattern.model.js';

/**
 * Compiles the pattern of a calendar's dates, which few calendars have. An invalid pattern is reported.
 *
 * @returns A function that returns true for the text of an allowed date; null for an invalid pattern, which is ignored.
 */
export function readPattern(host: CalendarHost): ((text: string) => boolean) | null {
  const source = host.allowedDatePattern;
  const allows = compilePattern(source);
  if (!allows) {
    const expected = 'a regular expression of characters, classes, groups and counts';
    host.report(
      new ConfigError(
        host,
        'allowed-date-pattern',
        `found "${source}", expected ${expected}`,
        'calendar-pattern',
      ),
    );
  }
  return allows;
}
