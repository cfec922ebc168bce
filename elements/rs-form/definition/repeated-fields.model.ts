import type { AuthoredDefinition, AuthoredField } from './authored-format.model.js';
import { type Diagnostic, diagnosticInJson } from './diagnostic.model.js';
import type { RepeatDefinition, RuleEntry } from './definition.model.js';
import { isGroup } from './rules.model.js';

/** A row of a group of fields that is repeated. */
export interface RepeatedRow {
  /** The id of the group. */
  readonly group: string;
  /** Legend of the group; empty for none. */
  readonly label: string;
  /** Place among the rows, from 0. */
  readonly place: number;
}

/** A field that is rendered, and its row. */
export interface RowField {
  readonly field: AuthoredField;
  readonly row: RepeatedRow | null;
}

/** Returns the diagnostics of groups whose fields cannot be rendered as rows. They are rendered without rows. */
export function diagnoseRepeats({ pages, repeats = [] }: AuthoredDefinition): readonly Diagnostic[] {
  return repeats.flatMap((repeat, index) => {
    if (isRenderable(repeat, pages) && !sharesFields(repeat, repeats.slice(0, index))) return [];
    const expected = 'the names of fields that follow one another on a page, of no other group';
    return [diagnosticInJson('form-repeat', `repeats[${index}].fields`, repeat.fields, expected)];
  });
}

/**
 * Returns a definition in which the fields of each group have the names of its first row, as in the markup of a server. Groups
 * that cannot be rendered are left out.
 */
export function nameFirstRows(form: AuthoredDefinition): AuthoredDefinition {
  const { pages, repeats = [], previews, prefill } = form;
  const usable = repeats.filter(
    (one, index) => isRenderable(one, pages) && !sharesFields(one, repeats.slice(0, index)),
  );
  const names = new Map(
    usable.flatMap((repeat) => fieldsOf(repeat).map((name) => [name, firstName(repeat, name)] as const)),
  );
  const rename = (name: string) => names.get(name) ?? name;
  if (repeats.length === 0) return form;
  return {
    ...form,
    pages: pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) => ({ ...field, name: rename(field.name) })),
    })),
    repeats: usable.map((repeat) => ({ ...repeat, fields: fieldsOf(repeat).map(rename) })),
    conditions: form.conditions.map((one) => ({
      ...one,
      targets: one.targets.map(rename),
      when: one.when.map((entry) => renameEntry(entry, rename)),
    })),
    calculations: form.calculations.map((one) => ({
      ...one,
      target: rename(one.target),
      expression: one.expression.replace(/\{([^{}]*)\}/g, (_, written: string) => {
        const name = written.replace(/:value$/i, '');
        return `{${rename(name)}${written.slice(name.length)}}`;
      }),
    })),
    ...(previews && { previews: previews.map((one) => ({ ...one, field: rename(one.field) })) }),
    ...(prefill && {
      prefill: prefill.map((one) => ({ ...one, name: one.name ?? one.field, field: rename(one.field) })),
    }),
  };
}

/** Returns the fields of a page in their order, those of a group once for each of its rows. */
export function repeatFields(
  fields: readonly AuthoredField[],
  repeats: readonly RepeatDefinition[] = [],
): readonly RowField[] {
  return fields.flatMap((field, index): readonly RowField[] => {
    const repeat = repeats.find((one) => fieldsOf(one).includes(field.name));
    if (!repeat) return [{ field, row: null }];
    const all = fieldsOf(repeat);
    if (all[0] !== field.name) return [];
    const own = fields.slice(index, index + all.length);
    return Array.from({ length: rowCount(repeat) }, (_, place) => rowOf(own, repeat, place)).flat();
  });
}

function rowOf(
  fields: readonly AuthoredField[],
  repeat: RepeatDefinition,
  place: number,
): readonly RowField[] {
  return fields.map((field) => ({
    field: {
      ...field,
      name: nameAt(repeat, field.name, place),
      ...(place > 0 && field.componentId !== undefined
        ? { componentId: field.componentId + place * numberStep }
        : {}),
    },
    row: { group: repeat.group, label: repeat.label ?? '', place },
  }));
}

/** Returns the name of a field of the first row as the row at a place has it. */
function nameAt({ group, names }: RepeatDefinition, first: string, place: number): string {
  if (names === 'suffix') return first.replace(/1$/, String(place + 1));
  return `${group}[${place}]${first.slice(group.length + '[0]'.length)}`;
}

/** Distance of the numbers of a field's error elements from row to row. */
const numberStep = 100_000;

/** Returns the number of rows that a form is rendered with. Each row is the model of the next one. */
function rowCount({ min, max = Infinity }: RepeatDefinition): number {
  return min > max ? 1 : Math.max(1, min);
}

function firstName({ group, names }: RepeatDefinition, name: string): string {
  return names === 'index' ? `${group}[0][${name}]` : `${name}_1`;
}

function fieldsOf({ fields = [] }: RepeatDefinition): readonly string[] {
  return fields;
}

function isRenderable(repeat: RepeatDefinition, pages: AuthoredDefinition['pages']): boolean {
  const all = fieldsOf(repeat);
  return pages.some(({ fields }) => {
    const start = fields.findIndex(({ name }) => name === all[0]);
    return start >= 0 && all.every((name, index) => fields[start + index]?.name === name);
  });
}

function sharesFields(repeat: RepeatDefinition, others: readonly RepeatDefinition[]): boolean {
  const taken = new Set(others.flatMap(fieldsOf));
  return fieldsOf(repeat).some((name) => taken.has(name));
}

function renameEntry(entry: RuleEntry, rename: (name: string) => string): RuleEntry {
  return isGroup(entry)
    ? { ...entry, when: entry.when.map((one) => renameEntry(one, rename)) }
    : { ...entry, field: rename(entry.field) };
}
