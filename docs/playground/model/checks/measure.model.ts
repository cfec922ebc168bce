import {
  type Measure,
  measureNumber,
  measureSplitDate,
} from '../../../../elements/rs-form/conditions/suite-operators.model.js';
import { secondsOfDate } from '../../../../shared/dates/date-seconds.model.js';
import { readDateBy } from './read-date.model.js';
import type { FieldRules } from './rules.model.js';

/** Signs of a number in a field that no total reads. */
const plainSigns = { decimal: '.', thousands: '' };

/** Returns what measures texts for the rules "greater" and "less": dates by their time, all else as numbers. */
export function measureBy(fields: readonly FieldRules[]): Measure {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return (name, text) => {
    const { date, parts, signs = plainSigns } = byName.get(name) ?? {};
    if (parts) return measureSplitDate(text, parts);
    if (!date) return measureNumber(text, { decimals: 2, ...signs });
    const found = readDateBy(date, text);
    return found ? secondsOfDate(found) * 1000 : NaN;
  };
}
