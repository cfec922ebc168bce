import type { FieldDefinition } from '../definition/definition.model.js';
import { isOn, optionsOf, type Options } from './server-values.model.js';

/** The settings of the server's date-time picker, under the names of ours. */
export function calendarOf(name: string, options: Options): FieldDefinition {
  const extra = optionsOf(options['extra']);
  return {
    name,
    type: 'calendar' as const,
    ...pick(options, { format: 'format', timepickerformat: 'timeFormat' }),
    ...placeOf(isOn(options['inline'])),
    ...(options['theme'] === 'dark' && { theme: 'dark' as const }),
    ...pick(extra, { minDate: 'min', maxDate: 'max', minTime: 'minTime', maxTime: 'maxTime', rule: 'rule' }),
    ...pick(extra, { allowDateRe: 'allowedDatePattern' }),
    ...numbersOf(extra, { step: 'step' }),
    ...lists(extra, { allowDates: 'allowedDates', disabledDates: 'disabledDates' }),
    ...(Array.isArray(extra['disabledWeekDays']) && {
      disabledWeekdays: extra['disabledWeekDays'].map(Number),
    }),
    blurInvalid: 'keep',
  };
}

/** The settings of the server's simpler calendar. */
export function simpleCalendarOf(name: string, options: Options): FieldDefinition {
  const extra = optionsOf(options['extra']);
  return {
    name,
    type: 'simple-calendar' as const,
    ...pick(options, { format: 'format' }),
    ...placeOf(options['layout'] === 'FLAT'),
    ...pick(extra, { mindate: 'min', maxdate: 'max', rule: 'rule' }),
  };
}

/** Place of a calendar: always on show, or behind its button, which alone opens it. */
function placeOf(inline: boolean): Pick<FieldDefinition, 'inline' | 'openOn'> {
  return inline ? { inline } : { inline, openOn: 'button' };
}

/** The settings of the server's slider. */
export function sliderOf(name: string, options: Options): FieldDefinition {
  return {
    name,
    type: 'range-slider' as const,
    ...(options['type'] === 'double' && { double: true }),
    ...numbersOf(options, { min: 'min', max: 'max', step: 'step' }),
    ...lists(options, { values: 'values' }),
  };
}

/** Settings that are texts and say something, under other names. */
function pick(options: Options, names: Readonly<Record<string, string>>): Options {
  return renamed(options, names, (value) => (typeof value === 'string' && value !== '' ? value : undefined));
}

function numbersOf(options: Options, names: Readonly<Record<string, string>>): Options {
  return renamed(options, names, (value) => {
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
    return value !== '' && Number.isFinite(number) ? number : undefined;
  });
}

function lists(options: Options, names: Readonly<Record<string, string>>): Options {
  return renamed(options, names, (value) =>
    Array.isArray(value) && value.length > 0 ? value.map(String) : undefined,
  );
}

function renamed(
  options: Options,
  names: Readonly<Record<string, string>>,
  read: (value: unknown) => unknown,
): Options {
  const entries = Object.entries(names).map(([from, to]) => [to, read(options[from])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
