import type { ErrorText, FieldCheck, ValidityFlag } from './violation.model.js';

/** Texts of an exceeded bound, each with a place for the bound. */
const boundKeys: ReadonlyMap<ValidityFlag, string> = new Map<ValidityFlag, string>([
  ['rangeUnderflow', 'rs-form.rangeUnderflow'],
  ['rangeOverflow', 'rs-form.rangeOverflow'],
  ['stepMismatch', 'rs-form.stepMismatch'],
  ['tooShort', 'rs-form.tooShort'],
  ['tooLong', 'rs-form.tooLong'],
]);

const dayKeys: ReadonlyMap<ValidityFlag, string> = new Map<ValidityFlag, string>([
  ['rangeUnderflow', 'rs-form.dayUnderflow'],
  ['rangeOverflow', 'rs-form.dayOverflow'],
]);

/** What is said of a text that is none of its type. */
const typeKeys: ReadonlyMap<string, string> = new Map([
  ...['email', 'tel', 'url', 'number', 'range'].map((type) => [type, `rs-form.${type}`] as const),
  ...['date', 'month', 'week', 'datetime-local'].map((type) => [type, 'rs-form.date'] as const),
  ['time', 'rs-form.time'],
]);

/** Our words for what is wrong with a control; those of a script of the page go first. */
export function errorTextOf({ type, bound, words = '' }: FieldCheck, flag: ValidityFlag): ErrorText {
  if (words !== '') return { message: words };
  if (flag === 'valueMissing') return { key: 'rs-form.valueMissing', values: [] };
  if (flag === 'patternMismatch') return patternText(type, bound);
  const boundKey = (type === 'date' && dayKeys.get(flag)) || boundKeys.get(flag);
  // The steps of dates and times are seconds or days: a number that says nothing to a visitor.
  const isTold = bound !== '' && (flag !== 'stepMismatch' || ['number', 'range'].includes(type));
  if (boundKey && isTold) return { key: boundKey, values: [bound] };
  return { key: typeKeys.get(type) ?? 'rs-form.invalid', values: [] };
}

/** The author's words for the pattern are all that a visitor can go by. */
function patternText(type: string, words: string): ErrorText {
  if (words !== '') return { key: 'rs-form.patternHint', values: [words] };
  return { key: typeKeys.get(type) ?? 'rs-form.patternMismatch', values: [] };
}
