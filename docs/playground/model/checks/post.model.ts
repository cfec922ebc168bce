import type { FieldRules } from './rules.model.js';

/** File of a post. */
export interface PostedFile {
  readonly controlName: string;
  readonly fileName: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Post of a form, as it arrives: names and values in their order. */
export interface Post {
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly files: readonly PostedFile[];
}

/** Returns the values of a field; of a split date its parts, of files their names. */
export function postedValues({ pairs, files }: Post, field: FieldRules): readonly string[] {
  const { name, posts, parts = [] } = field;
  const all = (controlName: string) => pairs.filter(([one]) => one === controlName).map(([, value]) => value);
  // Of several values of one name the last counts, as in PHP.
  const last = (controlName: string) => all(controlName).slice(-1);
  switch (posts) {
    case 'one':
      return last(`form[${name}]`);
    case 'list':
      return all(`form[${name}][]`);
    case 'parts':
      return parts.map((part) => last(`form[${name}][${part}]`)[0] ?? '');
    case 'files':
      return postedFiles({ pairs, files }, field).map(({ fileName }) => fileName);
  }
}

/** Returns the files of a field. An input without a file posts one without a name. */
export function postedFiles({ files }: Post, { name }: FieldRules): readonly PostedFile[] {
  return files.filter(
    ({ controlName, fileName }) =>
      fileName !== '' && (controlName === `form[${name}]` || controlName === `form[${name}][]`),
  );
}

/** Returns the values that conditions read: a split date is one value, once all of its parts are chosen. */
export function conditionValues(field: FieldRules, values: readonly string[]): readonly string[] {
  if (field.posts === 'files') return values;
  if (field.posts !== 'parts') return values;
  return values.length > 0 && values.every((part) => part !== '') ? [values.join('/')] : [];
}
