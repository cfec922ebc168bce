import { controlNameOf } from './field-names.js';
import type { ServerField, ServerForm } from './server-form.js';
import { fieldsOf } from './server-form.js';

/** What was posted. A name is a key of a map and nothing else, so a hostile one does nothing. */
export interface PostedForm {
  /** The last value under a name, as the original's language reads it; empty where there is none. */
  text(controlName: string): string;
  values(field: ServerField): readonly string[];
}

/** Sorts posted pairs by their names. */
export function createPostedForm(pairs: Iterable<readonly [string, string]>): PostedForm {
  const byName = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const known = byName.get(name);
    if (known) known.push(value);
    else byName.set(name, [value]);
  }
  const all = (name: string): readonly string[] => byName.get(name) ?? [];

  return {
    text: (name) => all(name).at(-1) ?? '',
    values: (field) => {
      const values = all(controlNameOf(field));
      return field.type === 'checkbox-group' ? values : values.slice(-1);
    },
  };
}

/** What is stored of a post: every field in its place, lists joined by line ends, hidden ones included. */
export function storedValuesOf(form: ServerForm, posted: PostedForm): readonly (readonly [string, string])[] {
  return fieldsOf(form).map((field) => [field.name, posted.values(field).join('\n')] as const);
}
