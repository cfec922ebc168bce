import * as v from 'valibot';
import type { AnySchema, Schema } from './schema.model.js';

/** What editors show beside a key: its own words by the path of keys, such as `pages.fields.name`. */
export type Describe = (path: string) => string | undefined;

type Validator = v.GenericSchema;

/** The validator of a schema. Its messages say what was expected. */
export function schemaOf<T>(schema: Schema<T>, describe: Describe): v.GenericSchema<unknown, T> {
  return build(schema, '', describe) as v.GenericSchema<unknown, T>;
}

function build(schema: AnySchema, path: string, describe: Describe): Validator {
  const description = describe(path);
  if (schema.is === 'optional') return v.optional(build(schema.of, path, describe), schema.fallback);
  const validator = plain(schema, path, describe);
  return description === undefined ? validator : v.pipe(validator, v.description(description));
}

function plain(schema: Exclude<AnySchema, { is: 'optional' }>, path: string, describe: Describe): Validator {
  switch (schema.is) {
    case 'string':
      return v.string('a text');
    case 'number':
      return v.number('a number');
    case 'scalar':
      return v.union([v.string(), v.number()], 'a text or a number');
    case 'integer':
      return v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'a whole number'));
    case 'boolean':
      return v.boolean('true or false');
    case 'choice':
      return v.picklist(schema.words, `one of ${schema.words.join(', ')}`);
    case 'list':
      return v.array(build(schema.of, path, describe), 'a list');
    case 'record':
      return notOfList(v.record(v.string(), v.string('a text'), 'an object'));
    case 'object':
      return notOfList(v.strictObject(entriesOf(schema.keys, path, describe), messageOf(schema.keys)));
  }
}

function entriesOf(
  keys: Readonly<Record<string, AnySchema>>,
  path: string,
  describe: Describe,
): Record<string, Validator> {
  const entries = Object.entries(keys).map(
    ([key, schema]) => [key, build(schema, path === '' ? key : `${path}.${key}`, describe)] as const,
  );
  return Object.fromEntries(entries);
}

/** One message for three mistakes: no object at all, a missing key, a key that is unknown. */
function messageOf(keys: Readonly<Record<string, AnySchema>>): v.ErrorMessage<v.StrictObjectIssue> {
  return ({ expected }) => {
    if (expected === 'Object') return 'an object';
    if (expected === 'never') return `one of the keys ${Object.keys(keys).join(', ')}`;
    const missing = Object.entries(keys).find(([key]) => expected === `"${key}"`)?.[1];
    return missing ? expectedOf(missing) : 'a value';
  };
}

function expectedOf(schema: AnySchema): string {
  switch (schema.is) {
    case 'string':
      return 'a text';
    case 'integer':
      return 'a whole number';
    case 'choice':
      return `one of ${schema.words.join(', ')}`;
    default:
      return 'a value';
  }
}

/** A list is an object to JavaScript, but not to JSON. */
function notOfList(validator: Validator): Validator {
  return {
    ...validator,
    '~run'(dataset, config) {
      if (!Array.isArray(dataset.value)) return validator['~run'](dataset, config);
      return v.never('an object')['~run'](dataset, config) as v.OutputDataset<unknown, v.BaseIssue<unknown>>;
    },
  };
}
