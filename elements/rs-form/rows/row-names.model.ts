import type { RowNames } from '../definition/definition.model.js';

/** Number that a template has in its names, in place of that of a row: as Django writes it. */
export const templateNumber = '__prefix__';

/**
 * Returns the index of a row's number in a name; -1 for a name without it. In this order: `guests[0][name]`,
 * `guests-0-name`, `name_1`, `name1`.
 */
function placeOf(name: string, number: string): number {
  const bracket = name.indexOf(`[${number}]`);
  if (bracket >= 0) return bracket + 1;
  const inside = new RegExp(`(?<=[-_.])${number}(?=[-_.])`).exec(name);
  if (inside) return inside.index;
  const atEnd = [...name.matchAll(new RegExp(`(?<=[-_.A-Za-z])${number}(?=\\]|\\[|$)`, 'g'))];
  return atEnd.at(-1)?.index ?? -1;
}

/** Returns a name of one row as another row has it. Names without the number stay as they are. */
export function renumber(name: string, from: string, to: string): string {
  const index = placeOf(name, from);
  return index < 0 ? name : name.slice(0, index) + to + name.slice(index + from.length);
}

/** Returns the number of each row, from the names in the rows; null where the names have no number. */
export function findNumbers(rows: readonly (readonly string[])[]): readonly string[] | null {
  const [first = [], second] = rows;
  const found = digitsIn(first).filter((number) => first.some((name) => placeOf(name, number) >= 0));
  // A single row may have other numbers in its names: "address_line_2".
  const possible = second ? found : found.filter((number) => number === '0' || number === '1');
  const counted = possible.map((number) => ({ number, count: countWith(first, number) }));
  counted.sort((one, other) => other.count - one.count);
  for (const { number } of counted) {
    const numbers = rows.map((names, row) => (row === 0 ? number : numberIn(names, first, number)));
    if (numbers.every((one) => one !== null)) return numbers;
  }
  return null;
}

/** Returns the numbers in names, each once, 0 and 1 first. */
function digitsIn(names: readonly string[]): readonly string[] {
  const all = new Set(names.flatMap((name) => name.match(/\d+/g) ?? []));
  return [...all].sort((one, other) => Number(one) - Number(other));
}

function countWith(names: readonly string[], number: string): number {
  return names.filter((name) => placeOf(name, number) >= 0).length;
}

/** Returns the number of a row, by which a name of the first row becomes one of this row; null for none. */
function numberIn(names: readonly string[], first: readonly string[], number: string): string | null {
  const others = digitsIn(names).filter((other) => other !== number);
  const numbered = first.filter((name) => placeOf(name, number) >= 0);
  const has = new Set(names);
  return others.find((other) => numbered.some((name) => has.has(renumber(name, number, other)))) ?? null;
}

/** Returns the number of a further row. */
export function nextNumber({ numbers, first }: RowNames): string {
  if (numbers.length === 0) return first;
  return String(Math.max(...numbers.map(Number)) + 1);
}

/** Returns true if each number follows the one before, as servers want it that count the rows. */
export function isContiguous(numbers: readonly string[]): boolean {
  return numbers.every((number, row) => row === 0 || Number(number) === Number(numbers[row - 1]) + 1);
}
