import type { Playground, PlaygroundField, PlaygroundForm } from './playground.model.js';

/** Returns all fields of a form, page breaks included, in their order. */
export function fieldsOf({ pages }: PlaygroundForm): readonly PlaygroundField[] {
  return pages.flatMap(({ fields }) => fields);
}

/** Returns the form with these fields. A page break ends its page. */
export function withFields(form: PlaygroundForm, fields: readonly PlaygroundField[]): PlaygroundForm {
  const pages: { readonly fields: PlaygroundField[] }[] = [{ fields: [] }];
  for (const field of fields) {
    pages.at(-1)?.fields.push(field);
    if (field.type === 'page-break') pages.push({ fields: [] });
  }
  return { ...form, pages };
}

/** Returns the state with this form. */
export function withForm(state: Playground, form: PlaygroundForm): Playground {
  return form === state.form ? state : { ...state, form };
}

/** Returns the name in the post of a field with a label: its letters and digits without accents. */
export function nameOfLabel(label: string): string {
  return label
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

/** Returns the first name of `name`, `name_2`, `name_3`, ... that no field has. */
export function freeName(fields: readonly PlaygroundField[], name: string): string {
  const taken = new Set(fields.map((field) => field.name));
  if (!taken.has(name)) return name;
  const base = name.replace(/_\d+$/, '');
  for (let number = 2; ; number += 1) {
    const other = `${base}_${number}`;
    if (!taken.has(other)) return other;
  }
}

/** Returns the free name of a field by its label; its present one where the label has neither letters nor digits. */
export function nameByLabel(fields: readonly PlaygroundField[], name: string, label: string): string {
  const others = fields.filter((field) => field.name !== name);
  return freeName(others, nameOfLabel(label) || name);
}

/** Returns the number for the error element of a new field: one more than the highest. */
export function nextComponentId(fields: readonly PlaygroundField[]): number {
  return fields.reduce((most, { componentId = 0 }) => Math.max(most, componentId), 0) + 1;
}

/**
 * Returns fields of which each has a number of its own: those without one, or with that of a field before, get a new
 * one.
 */
export function withComponentIds(fields: readonly PlaygroundField[]): readonly PlaygroundField[] {
  const taken = new Set<number>();
  let next = nextComponentId(fields);
  return fields.map((field) => {
    const { componentId } = field;
    if (componentId !== undefined && !taken.has(componentId)) {
      taken.add(componentId);
      return field;
    }
    next += 1;
    return { ...field, componentId: next - 1 };
  });
}

/** Returns a list in which some entries are replaced by others. */
export function spliced<T>(
  list: readonly T[],
  at: number,
  removed: number,
  added: readonly T[] = [],
): readonly T[] {
  return [...list.slice(0, at), ...added, ...list.slice(at + removed)];
}
