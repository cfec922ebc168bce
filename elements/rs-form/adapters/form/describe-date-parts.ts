import { yearLimits, type RenderedDatePart } from '../../contract/rendered-form.js';
import type { DatePart, WrittenField } from '../../contract/written-form.js';
import type { FormSurroundings } from './describe-form.js';

type Choices = RenderedDatePart['options'];

const partTexts: Readonly<Record<DatePart, string>> = {
  d: 'rs-form.day',
  m: 'rs-form.month',
  y: 'rs-form.year',
};

/** The selects of a split date. Values are numbers without a leading zero, as the server posts them. */
export function describeDateParts(
  { name, order = ['d', 'm', 'y'], years }: WrittenField,
  { language, thisYear, translate }: FormSurroundings,
): readonly RenderedDatePart[] {
  const { from, to } = years ?? { from: thisYear, to: thisYear - yearLimits.back };
  const choices: Readonly<Record<DatePart, () => Choices>> = {
    d: () => countUp(1, 31).map(numbered),
    m: () => countUp(1, 12).map((month) => ({ value: String(month), label: monthName(month, language) })),
    y: () => countUp(from, to).map(numbered),
  };
  return [...new Set(order)].map((part) => ({
    part,
    id: `${name}${part}`,
    name: `form[${name}][${part}]`,
    label: translate(partTexts[part]),
    options: choices[part](),
  }));
}

/** From one number to the other, up or down, within reason. */
function countUp(from: number, to: number): readonly number[] {
  const first = Math.trunc(from);
  const length = Math.min(yearLimits.most, Math.abs(Math.trunc(to) - first) + 1);
  return Array.from({ length }, (_, index) => first + (to < from ? -index : index));
}

function numbered(value: number): Choices[number] {
  return { value: String(value), label: String(value) };
}

/** The page's language may be no language at all: then the month is its number. */
function monthName(month: number, language: string): string {
  try {
    const names = new Intl.DateTimeFormat(language || undefined, { month: 'long', timeZone: 'UTC' });
    return names.format(new Date(Date.UTC(2024, month - 1, 1)));
  } catch {
    return String(month);
  }
}
