import { randomBytes, scryptSync } from 'node:crypto';
import type { Post, PostedFile } from '../http/read-post.js';
import { controlNameOf, partNamesOf } from './field-names.js';
import type { ServerField, ServerForm } from './server-form.js';
import { fieldsOf, hasValue } from './server-form.js';

/** Posted values. Names are keys of a map only, so a hostile one has no effect. */
export interface PostedForm {
  /** Returns the last value of a name, as PHP does; '' without one. */
  text(controlName: string): string;
  /** Returns the values of a field; of a split date its day, month and year. */
  values(field: ServerField): readonly string[];
  /** Returns the files of a field. */
  files(field: ServerField): readonly PostedFile[];
}

/** Groups posted values by name. */
export function createPostedForm({ pairs, files }: Post): PostedForm {
  const byName = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const known = byName.get(name);
    if (known) known.push(value);
    else byName.set(name, [value]);
  }
  const all = (name: string): readonly string[] => byName.get(name) ?? [];
  const text = (name: string): string => all(name).at(-1) ?? '';

  const filesOf = (field: ServerField) =>
    files.filter(({ controlName, fileName }) => controlName === controlNameOf(field) && fileName !== '');

  return {
    text,
    files: filesOf,
    values: (field) => {
      if (field.type === 'file') return filesOf(field).map(({ fileName }) => fileName);
      if (field.type === 'birthday') return partNamesOf(field.name).map(text);
      const name = controlNameOf(field);
      return name.endsWith('[]') ? all(name) : all(name).slice(-1);
    },
  };
}

/**
 * Returns the stored values of a post, including hidden fields and posted totals, as the original does. Lists are
 * joined by line ends and dates by slashes. Of a password only the hash is stored.
 */
export function storedValuesOf(form: ServerForm, posted: PostedForm): readonly (readonly [string, string])[] {
  return fieldsOf(form)
    .filter(hasValue)
    .map((field) => [field.name, storedText(field, posted.values(field))] as const);
}

function storedText(field: ServerField, values: readonly string[]): string {
  if (field.type === 'birthday') return values.every((value) => value === '') ? '' : values.join('/');
  const text = values.join('\n');
  return field.type === 'password' ? hashOf(text) : text;
}

/** Returns the salted hash of a password. The original stores the text. */
function hashOf(password: string): string {
  if (password === '') return '';
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('hex')}:${scryptSync(password, salt, 32).toString('hex')}`;
}
