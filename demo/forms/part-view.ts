import { partNamesOf } from './field-names.js';
import type { ServerField } from './server-form.js';

/** List of a split date. */
export interface PartView {
  readonly id: string;
  readonly controlName: string;
  readonly label: string;
  readonly options: readonly PartOption[];
}

interface PartOption {
  readonly value: string;
  readonly label: string;
  readonly isSelected: boolean;
}

const months = [
  ...['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'],
  ...['Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'],
];

/** Returns day, month and year of a split date, each with an empty first option; empty for other fields. */
export function viewParts({ name, years }: ServerField, values: readonly string[]): readonly PartView[] {
  if (!years) return [];
  const latestFirst = Array.from({ length: years.to - years.from + 1 }, (_, index) => years.to - index);
  const lists = [
    { part: 'd', label: 'Día', options: upTo(31) },
    { part: 'm', label: 'Mes', options: months.map((month, index) => [String(index + 1), month] as const) },
    { part: 'y', label: 'Año', options: latestFirst.map(asOption) },
  ];
  const names = partNamesOf(name);

  return lists.map(({ part, label, options }, index) => ({
    ...{ id: `${name}${part}`, controlName: names[index] ?? '', label },
    options: [['', label] as const, ...options].map(([value, text]) => ({
      ...{ value, label: text, isSelected: value !== '' && values[index] === value },
    })),
  }));
}

function upTo(last: number): readonly (readonly [string, string])[] {
  return Array.from({ length: last }, (_, index) => asOption(index + 1));
}

function asOption(number: number): readonly [string, string] {
  return [String(number), String(number)];
}
