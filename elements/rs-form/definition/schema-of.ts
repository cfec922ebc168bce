import * as v from 'valibot';
import type { AnyKind, Kind } from './kinds.model.js';

/** What editors show beside a key: its own words by the path of keys, such as `pages.fields.name`. */
export type Describe = (path: string) => string | undefined;

type Schema = v.GenericSchema;

/** The validator of a kind. Its messages say what was expected. */
export function schemaOf<T>(kind: Kind<T>, describe: Describe): v.GenericSchema<unknown, T> {
  return build(kind, '', describe) as v.GenericSchema<unknown, T>;
}

function build(kind: AnyKind, path: string, describe: Describe): Schema {
  const description = describe(path);
  if (kind.is === 'optional') return v.optional(build(kind.of, path, describe), kind.fallback);
  const schema = plain(kind, path, describe);
  return description === undefined ? schema : v.pipe(schema, v.description(description));
}

function plain(kind: Exclude<AnyKind, { is: 'optional' }>, path: string, describe: Describe): Schema {
  switch (kind.is) {
    case 'text':
      return v.string('a text');
    case 'number':
      return v.number('a number');
    case 'whole':
      return v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'a whole number'));
    case 'flag':
      return v.boolean('true or false');
    case 'choice':
      return v.picklist(kind.words, `one of ${kind.words.join(', ')}`);
    case 'list':
      return v.array(build(kind.of, path, describe), 'a list');
    case 'table':
      return notOfList(v.record(v.string(), v.string('a text'), 'an object'));
    case 'record':
      return notOfList(v.strictObject(entriesOf(kind.keys, path, describe), messageOf(kind.keys)));
  }
}

function entriesOf(
  keys: Readonly<Record<string, AnyKind>>,
  path: string,
  describe: Describe,
): Record<string, Schema> {
  const entries = Object.entries(keys).map(
    ([key, kind]) => [key, build(kind, path === '' ? key : `${path}.${key}`, describe)] as const,
  );
  return Object.fromEntries(entries);
}

/** One message for three mistakes: no object at all, a missing key, a key that is unknown. */
function messageOf(keys: Readonly<Record<string, AnyKind>>): v.ErrorMessage<v.StrictObjectIssue> {
  return ({ expected }) => {
    if (expected === 'Object') return 'an object';
    if (expected === 'never') return `one of the keys ${Object.keys(keys).join(', ')}`;
    const missing = Object.entries(keys).find(([key]) => expected === `"${key}"`)?.[1];
    return missing ? expectedOf(missing) : 'a value';
  };
}

function expectedOf(kind: AnyKind): string {
  switch (kind.is) {
    case 'text':
      return 'a text';
    case 'whole':
      return 'a whole number';
    case 'choice':
      return `one of ${kind.words.join(', ')}`;
    default:
      return 'a value';
  }
}

/** A list is an object to JavaScript, but not to JSON. */
function notOfList(schema: Schema): Schema {
  return {
    ...schema,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return schema['~run'](dataset, config);
      return v.never('an object')['~run'](dataset, config) as v.OutputDataset<unknown, v.BaseIssue<unknown>>;
    },
  };
}
