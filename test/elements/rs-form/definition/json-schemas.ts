/** Tools of the tests of published schemas: a validator, the list of keys, and values to try. */
import fc from 'fast-check';
import type { AnySchema } from '../../../../shared/json/schema.model.js';
import type { JsonSchema } from '../../../../scripts/metadata/schema/json-schema.js';

/** Returns true if the published schema allows a value, by the rules of JSON Schema that it uses. */
export function allows(schema: JsonSchema, value: unknown, root = schema): boolean {
  const { type, minimum = -Infinity } = schema;
  if (schema.$ref !== undefined) return allows(resolve(root, schema.$ref), value, root);
  if (schema.anyOf) return schema.anyOf.some((one) => allows(one, value, root));
  if (schema.enum && !schema.enum.includes(value)) return false;
  switch (type) {
    case 'array':
      return Array.isArray(value) && value.every((one) => allows(schema.items ?? {}, one, root));
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        allowsKeys(schema, value, root)
      );
    case 'integer':
      return Number.isInteger(value) && Number(value) >= minimum;
    default:
      return typeof value === type;
  }
}

/** Returns the part of a schema at an address, such as `#/properties/a`. */
function resolve(root: JsonSchema, address: string): JsonSchema {
  const steps = address.split('/').slice(1);
  return steps.reduce<JsonSchema>((part, step) => Reflect.get(part, step) as JsonSchema, root);
}

function allowsKeys(schema: JsonSchema, value: object, root: JsonSchema): boolean {
  const { required = [], additionalProperties = true } = schema;
  const known = new Map(Object.entries(schema.properties ?? {}));
  const isThere = (key: string) => Object.hasOwn(value, key);
  return (
    required.every(isThere) &&
    Object.entries(value).every(([key, one]) => {
      const own = known.get(key) ?? additionalProperties;
      return typeof own === 'boolean' ? own : one === undefined || allows(own, one, root);
    })
  );
}

/** Makes the generator of an inner value; one that makes mistakes puts another kind of value in its place at times. */
type Inner = (kind: AnySchema) => fc.Arbitrary<unknown>;

/** Generates values that a schema allows. */
export function rightValueOf(kind: AnySchema): fc.Arbitrary<unknown> {
  return valueOf(kind, rightValueOf);
}

/** Generates values of which a few parts are of another kind, or have keys that are not known. */
export function flawedValueOf(kind: AnySchema): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom([], {}, null, -1, 1.5, ''));
  const stray = fc.constantFrom('', '__proto__', 'constructor', 'toString', 'fields ', 'Version');
  const right = valueOf(kind, flawedValueOf);
  const flawed =
    kind.is === 'object' && !kind.rest
      ? fc.tuple(right, stray).map(([one, key]) => withKey(one as object, key))
      : anything;
  return fc.oneof(
    { weight: 60, arbitrary: right },
    { weight: 1, arbitrary: flawed },
    { weight: 1, arbitrary: anything },
  );
}

function valueOf(kind: AnySchema, inner: Inner): fc.Arbitrary<unknown> {
  switch (kind.is) {
    case 'string':
      return fc.string();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'scalar':
    case 'integer':
      return fc.nat();
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...kind.words);
    case 'any':
      return fc.jsonValue();
    case 'list':
      return fc.array(inner(kind.of), { maxLength: 3 });
    case 'optional':
      return inner(kind.of);
    case 'texts':
      return fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));
    case 'keyed':
      return fc.nat(3).chain((deep) => inner(deep === 0 ? kind.having() : kind.lacking));
    case 'object':
      return kind.rest ? dictionaryOf(inner(kind.rest)) : recordOf(kind.keys, inner);
  }
}

function dictionaryOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), values);
}

function recordOf(keys: Readonly<Record<string, AnySchema>>, inner: Inner): fc.Arbitrary<object> {
  const known = Object.entries(keys);
  const requiredKeys = known.filter(([, kind]) => kind.is !== 'optional').map(([key]) => key);
  return fc.record(Object.fromEntries(known.map(([key, kind]) => [key, inner(kind)])), { requiredKeys });
}

/** Adds an own key with any name, as JSON.parse does. */
function withKey(object: object, key: string): object {
  return Object.defineProperty({ ...object }, key, { value: 1, enumerable: true });
}

/** Returns every key that a schema describes, with its path. */
export function everyKey(schema: JsonSchema, path = ''): readonly (readonly [string, JsonSchema])[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [[at, inner] as const, ...everyKey(inner, at)];
  });
  const inside = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return [...own, ...inside.flatMap((one) => everyKey(one, path))];
}
