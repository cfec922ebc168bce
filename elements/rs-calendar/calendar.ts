import { labelText } from '../../shared/dom/label-text.js';
import { writeInput } from '../../shared/dom/follow-input.js';
import { createTexts } from '../../shared/i18n/create-texts.js';
import { languageOf } from '../../shared/i18n/language-of.js';
import { createStore } from '../../shared/store/create-store.js';
import type { DateNames, Translate } from '../../shared/dates/calendar-date.model.js';
import { atTime } from '../../shared/dates/calendar-day.model.js';
import { namesOf } from '../../shared/dates/date-names.model.js';
import { dateTexts } from '../../shared/dates/date-texts.model.js';
import { formatDate } from '../../shared/dates/format-date.model.js';
import {
  startState,
  stepCalendar,
  type CalendarAction,
  type CalendarEffect,
  type CalendarState,
} from './calendar.model.js';
import { cleanOptions } from './clean-options.model.js';
import { mountDayGrid } from './day-grid.dom.js';
import { describeChoice, hiddenTextOf, hiddenTextOfDate } from './describe-date.model.js';
import { readToday } from './keys-and-clock.dom.js';
import { usualWeekStart, weekStartIn, type CalendarOptions } from './options.model.js';
import type { CalendarHost, CalendarViewModel } from './rs-calendar.host.js';
import { calendarStyles } from './rs-calendar.styles.js';
import { calendarTexts } from './texts.model.js';

/** A calendar that works on an input. */
export interface Calendar {
  readonly viewModel: CalendarViewModel;
  /** Follows what the input holds now. */
  follow(): void;
}

/** Starts the calendar of a host. Options and language are read once. */
export function startCalendar(host: CalendarHost, input: HTMLInputElement): Calendar {
  const translate = translateFor(host);
  const options = cleanOptions(optionsOf(host));
  const names = namesOf(translate);
  const rules = { options, names };
  const read = { type: 'text-changed', text: input.value } as const;
  const store = createStore<CalendarState, CalendarAction, CalendarEffect>({
    initial: stepCalendar(startState(readToday(), rules), read, rules).state,
    step: (state, action) => stepCalendar(state, action, rules),
    run: (effect) => tell(host, input, { ...rules, translate }, effect),
    onError: (error) => host.report(error),
  });

  host.adoptChrome([calendarStyles]);
  return {
    viewModel: { ...rules, translate, store, label: labelText(input), mountGrid: mountDayGrid },
    follow() {
      store.send({ type: 'text-changed', text: input.value });
      writeHidden(host, hiddenTextOf(input.value, options.format, { names: [names] }));
    },
  };
}

interface Language {
  readonly options: CalendarOptions;
  readonly names: DateNames;
  readonly translate: Translate;
}

/** Does what the visitor's choice means for the page. The hidden input is right before anybody hears of it. */
function tell(host: CalendarHost, input: HTMLInputElement, language: Language, effect: CalendarEffect): void {
  const { options, names, translate } = language;
  const { day, time } = effect;
  if (effect.type === 'announce')
    return host.announce(translate(effect.key, describeChoice(day, time, options.format, translate)));

  const date = atTime(day, time);
  const text = formatDate(date, options.format, names);
  writeHidden(host, hiddenTextOfDate(date, options.format));
  if (input.value !== text) writeInput(input, text);
}

function writeHidden({ hiddenInput }: CalendarHost, text: string): void {
  if (hiddenInput && hiddenInput.value !== text) hiddenInput.value = text;
}

function translateFor(host: CalendarHost): Translate {
  return createTexts({
    host,
    catalogues: [calendarTexts, dateTexts],
    own: host.texts,
    locale: host.locale,
  });
}

function optionsOf(host: CalendarHost): CalendarOptions {
  const { format, step, weekStart, firstYear, lastYear } = host;
  return {
    ...{ format, stepMinutes: step, firstYear, lastYear },
    weekStart: weekStart === usualWeekStart ? weekStartIn(host.locale || languageOf(host)) : weekStart,
  };
}
