import type { RuleDefinition } from '../definition/definition.model.js';
import type { Fits } from './compile.model.js';
import { expectedForm } from '../definition/rules.model.js';
import { readNumber, type NumberFormat } from '../../../shared/numbers/read-number.model.js';

/** Returns a field's text as a number, such as a price or the time of a date; NaN where it is none. */
export type Measure = (field: string, text: string) => number;

/** Compiles a rule with an operator that the server does not know; null where its value cannot be compared. */
export function compileSuiteRule(rule: RuleDefinition, measure: Measure): Fits | null {
  if (expectedForm(rule) !== null) return null;
  const { field, operator } = rule;
  const all = [rule.value].flat();
  const [value = '', upper = ''] = all;
  const compareTo = (isRight: (number: number, bound: number) => boolean): Fits | null => {
    const bound = measure(field, value);
    return Number.isNaN(bound)
      ? null
      : (values) => values.some((text) => isRight(measure(field, text), bound));
  };
  switch (operator) {
    case 'empty':
      return (values) => values.every((text) => text === '');
    case 'filled':
      return (values) => values.some((text) => text !== '');
    case 'contains':
      return (values) => values.some((text) => text.includes(value));
    case 'greater':
      return compareTo((number, bound) => number > bound);
    case 'less':
      return compareTo((number, bound) => number < bound);
    case 'between': {
      const [from, to] = [measure(field, value), measure(field, upper)];
      const isInside = (number: number) => number >= from && number <= to;
      return from <= to ? (values) => values.some((text) => isInside(measure(field, text))) : null;
    }
    case 'is_one_of':
      return (values) => values.some((text) => all.includes(text));
    default:
      return null;
  }
}

/** Returns the signs of a form's numbers: those of its first total, or else those of the page's language. */
export function signsOf(totals: readonly NumberFormat[], language: string): NumberFormat {
  const [first] = totals;
  if (first) return first;
  const parts = partsIn(language);
  const signOf = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { decimals: 2, decimal: signOf('decimal', '.'), thousands: signOf('group', '') };
}

/** Returns the parts of a number in a language; in English where the language is none. */
function partsIn(language: string): readonly Intl.NumberFormatPart[] {
  const sample = 12_345_678.9;
  try {
    return new Intl.NumberFormat(language || 'en', { numberingSystem: 'latn' }).formatToParts(sample);
  } catch {
    return new Intl.NumberFormat('en').formatToParts(sample);
  }
}

/** Returns the number in a text; NaN for an empty text and for one that is no number. */
export function measureNumber(text: string, signs: NumberFormat): number {
  return readNumber(text, signs) ?? NaN;
}

/** Returns a number that grows with a date in parts, such as 24/12/2027; NaN where a part is missing. */
export function measureSplitDate(text: string, parts: readonly string[]): number {
  const numbers = text.split('/').map((part) => (part === '' ? NaN : Number(part)));
  if (numbers.length !== parts.length) return NaN;
  const numberOf = (part: string) => (parts.includes(part) ? (numbers[parts.indexOf(part)] ?? NaN) : 0);
  return numberOf('y') * 10_000 + numberOf('m') * 100 + numberOf('d');
}

/** Functions that make the text of each date and time input one that the language reads as UTC. */
const inputs: ReadonlyMap<string, (text: string) => number> = new Map([
  ['date', (text) => Date.parse(text)],
  ['month', (text) => Date.parse(text)],
  ['datetime-local', (text) => Date.parse(`${text}Z`)],
  ['time', (text) => Date.parse(`1970-01-01T${text}Z`)],
  ['week', (text) => Number(text.replace('-W', '') || NaN)],
]);

/** Returns the function that converts the text of a date or time input to a number; undefined for other inputs. */
export function measureDateInput(type: string): ((text: string) => number) | undefined {
  return inputs.get(type);
}
