import type { RowNames } from '../definition/definition.model.js';
import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { isContiguous, nextNumber } from './row-names.model.js';
import type { RowGroup } from '../form/form-fields.host.js';
import { renumberHeading, renumberRow } from './new-row.dom.js';

/** A row that was taken out of its group, with its values. */
export interface RemovedRow {
  readonly row: HTMLElement;
  /** Place among the rows, from 0. */
  readonly place: number;
  /** Number in its names; empty for names without a number. */
  readonly number: string;
}

/** Places of rows in groups that have none. */
const anchors = new WeakMap<Element, Comment>();

/** Puts rows behind all others. */
export function appendRows({ element, rows }: RowGroup, added: readonly HTMLElement[]): void {
  const last = rows.at(-1);
  const anchor = anchors.get(element);
  const template = element.querySelector('template[data-repeat-row]');
  anchors.delete(element);
  if (last) last.after(...added);
  else if (anchor?.parentNode) anchor.replaceWith(...added);
  else if (template) template.before(...added);
  else element.append(...added);
}

/** Takes a row out of its group. Rows behind it get the numbers of those before them, if the numbers have no gaps. */
export function takeOut({ element, rows, names }: RowGroup, row: HTMLElement): RemovedRow {
  const place = rows.indexOf(row);
  if (rows.length === 1) {
    const anchor = documentOf(row).createComment('');
    anchors.set(element, anchor);
    row.before(anchor);
  }
  row.remove();
  const isCounted = names !== null && isContiguous(names.numbers);
  for (const [index, other] of [...rows.entries()].slice(place + 1)) {
    if (isCounted) renumberRow(other, names.numbers[index] ?? '', names.numbers[index - 1] ?? '');
    renumberHeading(other, index + 1, index);
  }
  return { row, place, number: names?.numbers[place] ?? '' };
}

/** Puts a row back to its place, with its values. */
export function putBack(group: RowGroup, { row, place, number }: RemovedRow): void {
  const { rows, names } = group;
  const isCounted = names !== null && isContiguous(names.numbers) && names.numbers[place] === number;
  // From the last one on: two rows never have the same names, which would tie their radio buttons.
  for (const [index, other] of [...rows.entries()].slice(place).reverse()) {
    if (isCounted)
      renumberRow(other, names.numbers[index] ?? '', names.numbers[index + 1] ?? nextNumber(names));
    renumberHeading(other, index + 1, index + 2);
  }
  const next = rows[place];
  if (next) next.before(row);
  else appendRows(group, [row]);
}

/** Writes the number of rows where Django reads it: the hidden `TOTAL_FORMS` of the group. */
export function writeCount(form: HTMLFormElement, names: RowNames | null, count: number): void {
  const [name = ''] = names?.fields ?? [];
  for (const input of findInForm<HTMLInputElement>(form, 'input[type="hidden"][name$="-TOTAL_FORMS"]'))
    if (name.startsWith(input.name.slice(0, -'TOTAL_FORMS'.length))) input.value = String(count);
}
