import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { FormDefinition, RepeatDefinition } from '../definition/definition.model.js';
import type { RowGroup, RowModel } from '../form/form-fields.host.js';
import { isFieldControl, type FieldControl, type ServerForm } from '../markup/server-form.dom.js';
import { findNumbers, renumber, templateNumber } from './row-names.model.js';

/** Facts about a group that outlive its rows. */
interface Known {
  readonly fields: ReadonlySet<string>;
  readonly first: string;
  readonly model: RowModel;
}

const knownOf = new WeakMap<Element, Known>();

/** Marks a row, where not each child of the group with fields is one; as a `<template>` it is a new row. */
const rowMark = '[data-repeat-row]';

/** Finds the groups of a definition with their rows. Groups that the form does not have are left out. */
export function findRowGroups(form: ServerForm, { repeats = [] }: FormDefinition): readonly RowGroup[] {
  return repeats.flatMap((repeat) => {
    const element = findGroup(form, repeat.group);
    return element ? [readGroup(form, repeat, element)] : [];
  });
}

/** Returns the element with an id, or the fieldset with a name, in the form. */
function findGroup({ element: form }: ServerForm, id: string): HTMLElement | null {
  const all = findInForm<HTMLElement>(form, '[id], fieldset[name]');
  return all.find((one) => one.id === id) ?? all.find((one) => one.getAttribute('name') === id) ?? null;
}

function readGroup(form: ServerForm, repeat: RepeatDefinition, element: HTMLElement): RowGroup {
  const rows = rowsIn(element);
  const known = knownOf.get(element) ?? learn(form, element, rows);
  if (known) knownOf.set(element, known);
  const numbers = findNumbers(rows.map(namesIn)) ?? (rows.length === 0 && known?.first ? [] : null);
  const names = known && known.first !== '' && numbers ? { ...known, numbers } : null;
  return { repeat, element, rows, names, model: known?.model ?? null };
}

/** Returns the marked rows of a group; without a mark its children with fields. */
function rowsIn(group: HTMLElement): readonly HTMLElement[] {
  const marked = [...group.querySelectorAll<HTMLElement>(rowMark)].filter(
    (row) => !(row instanceof HTMLTemplateElement),
  );
  if (marked.length > 0) return marked;
  const children = [...group.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  return children.filter((child) => controlsIn(child).some(({ type }) => type !== 'hidden'));
}

/** Returns the controls with a name in a row. */
export function controlsIn(row: Element): readonly FieldControl[] {
  const all = [...row.querySelectorAll('input, select, textarea, button')].filter(isFieldControl);
  return all.filter(({ name }) => name !== '');
}

function namesIn(row: Element): readonly string[] {
  return [...new Set(controlsIn(row).map(({ name }) => name))];
}

/** Reads the names of the first row, and copies the last one before the suite changes it. */
function learn(form: ServerForm, group: Element, rows: readonly HTMLElement[]): Known | null {
  const numbers = findNumbers(rows.map(namesIn));
  const template = templateIn(group);
  const row = template ?? rows.at(-1);
  if (!row) return null;
  const own = template ? findNumbers([namesIn(template)]) : null;
  const inTemplate = own?.[0] ?? templateNumber;
  const number = template ? inTemplate : (numbers?.at(-1) ?? '');
  const [firstRow] = rows;
  const first = firstRow ? (numbers?.[0] ?? '') : number.replace(templateNumber, '0');
  const written = firstRow ? namesIn(firstRow) : namesIn(row).map((name) => renumber(name, number, first));
  return {
    fields: new Set(written.flatMap((name) => form.fieldOf(name) ?? [])),
    first,
    model: {
      row: row.cloneNode(true) as HTMLElement,
      number,
      position: Math.max(1, rows.length),
      isTemplate: template !== null,
    },
  };
}

function templateIn(group: Element): HTMLElement | null {
  const template = [...group.querySelectorAll(rowMark)].find((one) => one instanceof HTMLTemplateElement);
  const row = template?.content.firstElementChild;
  return row instanceof HTMLElement ? row : null;
}
