import { documentOf } from '../../../shared/dom/unclobbered.js';
import { defaultOptionsOf, isBox } from '../markup/control.dom.js';
import { renumber } from './row-names.model.js';
import { freeIdFor } from '../markup/free-id.model.js';
import type { RowModel } from '../form/form-fields.host.js';
import { controlsIn } from './row-groups.dom.js';
import type { FieldControl } from '../markup/server-form.dom.js';

/** Settings of a new row. */
interface NewRow {
  /** Number in the names; empty where the names have none. */
  readonly number: string;
  /** Position among the rows, from 1, and that of the row that is copied. */
  readonly position: number;
  readonly modelPosition: number;
  /** Flag: the values in the markup of the model are defaults. Otherwise they may be a visitor's. */
  readonly keepsDefaults: boolean;
  /** Classes of errors. */
  readonly errorClasses: readonly string[];
  /** Ids of rows that are not in the document yet. */
  readonly taken: Set<string>;
}

/** Creates a row as a copy of the model, with names and ids of its own, and without a visitor's values and errors. */
export function createRow(
  { row: source, number: from, isTemplate }: RowModel,
  settings: NewRow,
): HTMLElement {
  const row = source.cloneNode(true) as HTMLElement;
  const { number, keepsDefaults, position, modelPosition } = settings;
  const controls = controlsIn(row);
  if (!isTemplate) for (const control of controls) empty(control, controls, keepsDefaults);
  renumberRow(row, from, number);
  renumberHeading(row, modelPosition, position);
  separateIds(row, from, settings);
  if (!isTemplate) removeErrors(row, settings.errorClasses);
  return row;
}

/** Renames the controls of a row. */
export function renumberRow(row: Element, from: string, to: string): void {
  if (from === '' || from === to) return;
  for (const control of controlsIn(row)) control.name = renumber(control.name, from, to);
}

/** Writes the position of a row into its heading, if that has a number. */
export function renumberHeading(row: Element, from: number, to: number): void {
  const heading = headingOf(row);
  if (!heading || from === to) return;
  const old = new RegExp(`(?<!\\d)${from}(?!\\d)`);
  const walker = documentOf(row).createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (old.test(node.nodeValue ?? ''))
      return void (node.nodeValue = node.nodeValue?.replace(old, String(to)) ?? '');
}

/** Returns the legend or the heading of a row; null for none. */
export function headingOf(row: Element): HTMLElement | null {
  // Faster than a selector with `:scope`.
  const found = [...row.children].find((child) => child.matches('legend, h1, h2, h3, h4, h5, h6'));
  return found instanceof HTMLElement ? found : null;
}

/** Empties a control, or puts it back to the default in the markup. A companion of a box keeps its value. */
function empty(control: FieldControl, all: readonly FieldControl[], keepsDefaults: boolean): void {
  if (control instanceof HTMLSelectElement) return emptySelect(control, keepsDefaults);
  if (isBox(control)) {
    control.defaultChecked &&= keepsDefaults;
    control.checked = control.defaultChecked;
    return;
  }
  if (control instanceof HTMLButtonElement) return;
  const isCompanion = control.type === 'hidden' && all.some((one) => isBox(one) && one.name === control.name);
  if (!keepsDefaults && !isCompanion) control.defaultValue = '';
  control.value = control.defaultValue;
}

function emptySelect(select: HTMLSelectElement, keepsDefaults: boolean): void {
  const options = [...select.options];
  if (!keepsDefaults) for (const option of options) option.defaultSelected = false;
  const chosen = new Set(defaultOptionsOf(select));
  for (const option of options) option.selected = chosen.has(option);
}

/** Attributes with ids, and attributes with `#` and an id. */
const references = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
];
const otherReferences = ['aria-errormessage', 'list', 'headers'];
const fragments = ['href', 'data-bs-target'];

/** Gives a row ids that nothing in the document has. What refers to them in the row follows. */
function separateIds(row: HTMLElement, from: string, { number, taken }: NewRow): void {
  const document = documentOf(row);
  const all = [row, ...row.querySelectorAll('*')];
  const renamed = new Map<string, string>();
  const isFree = (id: string) => !taken.has(id) && !document.getElementById(id);
  for (const element of all.filter(({ id }) => id !== '')) {
    const wanted = from === '' ? element.id : renumber(element.id, from, number);
    const id = isFree(wanted) ? wanted : freeIdFor(wanted, isFree);
    renamed.set(element.id, id);
    taken.add(id);
    element.id = id;
  }
  for (const element of all) {
    for (const name of [...references, ...otherReferences]) {
      const ids = element.getAttribute(name);
      if (ids !== null)
        element.setAttribute(
          name,
          ids.replace(/\S+/g, (id) => renamed.get(id) ?? id),
        );
    }
    for (const name of fragments) {
      const id = renamed.get(element.getAttribute(name)?.match(/^#(.+)$/)?.[1] ?? '');
      if (id !== undefined) element.setAttribute(name, `#${id}`);
    }
  }
}

function removeErrors(row: HTMLElement, classes: readonly string[]): void {
  for (const element of [row, ...row.querySelectorAll('*')]) {
    element.removeAttribute('aria-invalid');
    if (classes.some((name) => element.classList.contains(name))) element.classList.remove(...classes);
  }
}
