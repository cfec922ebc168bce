import { randomBytes, scryptSync } from 'node:crypto';
import type { Post, PostedFile } from '../http/read-post.js';
import { controlNameOf, partNamesOf } from './field-names.js';
import type { ServerField, ServerForm } from './server-form.js';
import { fieldsOf, hasValue } from './server-form.js';

/** What was posted. A name is a key of a map and nothing else, so a hostile one does nothing. */
export interface PostedForm {
  /** The last value under a name, as the original's language reads it; empty where there is none. */
  text(controlName: string): string;
  /** The values of a field; of a split date its day, month and year. */
  values(field: ServerField): readonly string[];
  /** The files of a field; an input without one posts none. */
  files(field: ServerField): readonly PostedFile[];
}

/** Sorts what was posted by its names. */
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
 * What is stored of a post: every field in its place, hidden ones included, and totals as they were posted, as the
 * original does. Lists are joined by line ends and dates by slashes; of a password only its hash is kept.
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

/** A password as it may be kept: salted and hashed. The original keeps the text, which nobody should. */
function hashOf(password: string): string {
  if (password === '') return '';
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('hex')}:${scryptSync(password, salt, 32).toString('hex')}`;
}
