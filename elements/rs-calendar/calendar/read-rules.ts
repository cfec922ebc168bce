import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { namesOf } from '../../../shared/dates/date-names.model.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { warnUnknown } from '../entry/warn-unknown.js';
import { brokenLinks } from '../links/broken-links.dom.js';
import { usualWeekStart, type CalendarOptions } from '../options/options.model.js';
import { readOptions, type WrittenOptions } from '../options/read-options.model.js';
import { weekStartIn } from '../options/week-start.model.js';
import type { CalendarHost } from '../rs-calendar.host.js';
import type { CalendarRules } from './calendar.model.js';
import { readMinutes } from './clock.dom.js';
import type { Wording } from './describe-date.model.js';
import { textSourcesOf } from '../text-sources.dom.js';

type Allows = CalendarOptions['bounds']['allows'];

/** Reads the rules of a calendar from its host. Invalid settings are reported and ignored. */
export function readRules(
  host: CalendarHost,
  today: CalendarDay,
  allows: Allows,
): { readonly rules: CalendarRules; readonly wording: Wording } {
  const translate = createTexts(textSourcesOf(host));
  const weekStart = weekStartOf(host);
  const { options, diagnostics } = readOptions({ ...writtenOn(host), weekStart }, today, allows);
  const names = namesOf(translate);
  warnUnknown(host, options.format);
  for (const { option, found, expected } of diagnostics)
    host.report(new ConfigError(host, option, `found "${found}", expected ${expected}`, 'calendar-option'));
  for (const { option, problem } of brokenLinks(host))
    host.report(new ConfigError(host, option, problem, 'calendar-link'));
  return {
    rules: { options, names, now: readMinutes() },
    wording: { names, translate, timeFormat: options.timeFormat },
  };
}

/** Copies the options one by one: spreading does not copy accessors. */
function writtenOn(host: CalendarHost): WrittenOptions {
  const { format, formatFamily, timeFormat, withoutTimes, step, weekStart, firstYear, lastYear } = host;
  const { min, max, minTime, maxTime, completeTime, allowedTimes } = host;
  const { disabledDates, disabledWeekdays, allowedDates } = host;
  return {
    format,
    formatFamily,
    timeFormat,
    withoutTimes,
    step,
    weekStart,
    firstYear,
    lastYear,
    min,
    max,
    minTime,
    maxTime,
    completeTime,
    allowedTimes,
    disabledDates,
    disabledWeekdays,
    allowedDates,
    blurInvalid: host.blurInvalid,
  };
}

function weekStartOf(host: CalendarHost): number {
  if (host.weekStart !== usualWeekStart) return Math.floor(host.weekStart);
  return weekStartIn(host.locale || languageOf(host));
}
