import { compilePattern } from '../../../elements/rs-calendar/pattern/compile-pattern.model.js';
import {
  calendarDefaults,
  type CalendarOptions,
} from '../../../elements/rs-calendar/options/options.model.js';
import {
  readOptions,
  type ReadOptions,
  type WrittenOptions,
} from '../../../elements/rs-calendar/options/read-options.model.js';

/** A Friday. */
export const today = { year: 2027, month: 3, day: 12 };

const nothing = {
  ...{ min: '', max: '', minTime: '', maxTime: '', completeTime: '', allowedTimes: '' },
  ...{ disabledDates: '', disabledWeekdays: '', allowedDates: '', allowedDatePattern: '' },
};

type Attributes = Partial<WrittenOptions & { readonly allowedDatePattern: string }>;

/**
 * Reads the options of a calendar with these attributes; the other options have their defaults, with the practice's
 * format.
 */
export function readAttributes(attributes: Attributes = {}): ReadOptions {
  const { allowedDatePattern, ...written } = {
    ...{ ...calendarDefaults, ...nothing, step: 30, formatFamily: 'auto' as const },
    ...{ format: 'DD-MM-YYYY HH:mm', withoutTimes: false, blurInvalid: 'now' as const },
    ...attributes,
  };
  return readOptions(written, today, allowedDatePattern ? compilePattern(allowedDatePattern) : null);
}

export function optionsOf(attributes: Attributes = {}): CalendarOptions {
  return readAttributes(attributes).options;
}
