import type { RepeatDefinition } from '../../../elements/rs-form/definition/definition.model.js';
import { fieldsOf } from './fields.model.js';
import type { ChangeOf, PlaygroundForm } from './playground.model.js';

/** Types of fields that are in no row. */
const alone: ReadonlySet<string> = new Set(['button', 'submit', 'reset', 'page-break', 'captcha', 'ticket']);

/** Returns the group of rows that begins with a field; undefined for none. */
export function repeatFrom({ repeats = [] }: PlaygroundForm, name: string): RepeatDefinition | undefined {
  return repeats.find(({ fields = [] }) => fields[0] === name);
}

/** Returns the names that a row can have which begins with a field: those behind it on its page, up to a button. */
export function rowNames({ pages, repeats = [] }: PlaygroundForm, name: string): readonly string[] {
  const fields = pages.find((page) => page.fields.some((field) => field.name === name))?.fields ?? [];
  const behind = fields.slice(fields.findIndex((field) => field.name === name));
  const others = new Set(
    repeats.filter((one) => one.fields?.[0] !== name).flatMap((one) => one.fields ?? []),
  );
  const end = behind.findIndex((field) => alone.has(field.type ?? 'text') || others.has(field.name));
  return behind.slice(0, end < 0 ? behind.length : end).map((field) => field.name);
}

/** Returns the list of a form in which a field begins a group of rows, or with null none. */
export function withRepeat(
  form: PlaygroundForm,
  name: string,
  change: ChangeOf<RepeatDefinition> | null,
): PlaygroundForm['repeats'] {
  const { repeats = [] } = form;
  const known = repeatFrom(form, name);
  const group = known?.group ?? freeGroup(form);
  const first = { group, min: 1, names: 'suffix', fields: [name] } as const;
  const entry = change && withoutEmpty({ ...first, ...known, ...change });
  const others = repeats.filter((one) => one !== known);
  const list = entry ? [...others, entry] : others;
  return list.length > 0 ? list : undefined;
}

/** Returns a group without keys that are undefined. */
function withoutEmpty(entry: ChangeOf<RepeatDefinition>): RepeatDefinition {
  return Object.fromEntries(Object.entries(entry).filter(([, one]) => one !== undefined)) as RepeatDefinition;
}

/** Returns an id that no group and no field has. */
function freeGroup(form: PlaygroundForm): string {
  const taken = new Set([
    ...(form.repeats ?? []).map(({ group }) => group),
    ...fieldsOf(form).map((field) => field.name),
  ]);
  for (let number = 1; ; number += 1) if (!taken.has(`rows-${number}`)) return `rows-${number}`;
}

/** Returns a form whose groups have other names of fields; null removes a field. Groups without fields go. */
export function renameInRows(form: PlaygroundForm, renamed: (name: string) => string | null): PlaygroundForm {
  const { repeats, ...rest } = form;
  if (!repeats) return form;
  const list = repeats.map((one) => ({
    ...one,
    fields: (one.fields ?? []).flatMap((name) => renamed(name) ?? []),
  }));
  const left = list.filter(({ fields }) => fields.length > 0);
  return left.length > 0 ? { ...rest, repeats: left } : rest;
}

/** Returns a form in which a sum over rows is that of one row, for what knows a single row. */
export function withoutSums<Form extends Pick<PlaygroundForm, 'calculations'>>(form: Form): Form {
  const calculations = form.calculations.map((one) => ({
    ...one,
    expression: one.expression.replace(/(?<![\w.])sum(\s*)\(/g, '$1('),
  }));
  return { ...form, calculations };
}
