import { fieldTraits, fieldTypes } from './field-traits.model.js';
import type { AuthoredDefinition, AuthoredField } from './authored.model.js';

/** What keeps a definition that is well-formed from being rendered. */
export interface RenderingMistake {
  readonly path: string;
  readonly found: unknown;
  readonly expected: string;
}

interface PlacedField {
  readonly field: AuthoredField;
  readonly path: string;
}

/** The first thing that a rendered form needs and this definition lacks. */
export function findUnrenderable(form: AuthoredDefinition, base: string): RenderingMistake | null {
  const fields = form.pages.flatMap((page, pageIndex) =>
    page.fields.map((field, index) => ({ field, path: `pages[${pageIndex}].fields[${index}]` })),
  );
  if (fields.length === 0) return { path: 'pages', found: form.pages, expected: 'a page with fields' };
  return actionMistake(form, base) ?? firstOf(fields, fieldMistake) ?? repetition(fields);
}

function actionMistake({ action }: AuthoredDefinition, base: string): RenderingMistake | null {
  if (action === undefined || isHttp(action, base)) return null;
  return { path: 'action', found: action, expected: 'an http address' };
}

function isHttp(address: string, base: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, base).protocol);
  } catch {
    return false;
  }
}

function fieldMistake({ field, path }: PlacedField): RenderingMistake | null {
  const { type, options = [] } = field;
  if (type === undefined) {
    return { path: `${path}.type`, found: undefined, expected: `one of ${fieldTypes.join(', ')}` };
  }
  const isEmpty = fieldTraits[type].needsOptions && options.length === 0;
  return isEmpty ? { path: `${path}.options`, found: field.options, expected: 'a list of options' } : null;
}

/** Two fields with one name or one number would answer for each other. */
function repetition(fields: readonly PlacedField[]): RenderingMistake | null {
  const names = new Set<string>();
  const numbers = new Set<number>();
  return firstOf(fields, ({ field, path }, index) => {
    const number = field.componentId ?? index + 1;
    if (names.has(field.name)) return mistake(`${path}.name`, field.name, 'a name of its own');
    if (numbers.has(number)) return mistake(`${path}.componentId`, number, 'a number of its own');
    names.add(field.name);
    numbers.add(number);
    return null;
  });
}

function mistake(path: string, found: unknown, expected: string): RenderingMistake {
  return { path, found, expected };
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => RenderingMistake | null,
): RenderingMistake | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found) return found;
  }
  return null;
}
