import type { DateFormat } from '../../../shared/dates/compile-format.model.js';
import { describe } from '../../../shared/element/config-error.js';
import { reportOnce } from '../../../shared/element/report.js';
import { createFinder } from '../../../shared/i18n/find-text.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import type { CalendarHost } from '../rs-calendar.host.js';
import { textSourcesOf } from '../text-sources.dom.js';

/**
 * Reports once the names and letters of a format that are unknown. English names and the letters themselves are used
 * instead.
 */
export function warnUnknown(host: CalendarHost, { unknown }: DateFormat): void {
  const find = createFinder(textSourcesOf(host));
  const [, found] = find('calendar.months');
  const language = host.locale || languageOf(host);
  if (found === 'en' && language !== '' && !/^en\b/i.test(language.trim()))
    reportOnce(
      'warn',
      `${describe(host)} language: found "${language}", which has no names of months; English is used`,
      'calendar-language',
    );
  if (unknown.length > 0)
    reportOnce(
      'warn',
      `${describe(host)} format: found "${unknown.join('", "')}", which stands for nothing known; the letters are written`,
      'calendar-format',
    );
}
