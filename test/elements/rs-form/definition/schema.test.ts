import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { readJson } from '../../../../elements/rs-form/definition/read-json.model.js';
import { definitionFormat } from '../../../../elements/rs-form/definition/format.model.js';
import type { AnySchema } from '../../../../elements/rs-form/definition/schema.model.js';
import { descriptions } from '../../../../elements/rs-form/definition/descriptions.js';
import { formSchema } from '../../../../elements/rs-form/definition/form-schema.js';
import { publishedSchema } from '../../../../scripts/write-schema.js';

/** What a reader made of a value: the definition, or null where not all of it is right. */
function byHand(value: unknown): unknown {
  let isRight = true;
  const read = readJson(definitionFormat, value, () => (isRight = false));
  return isRight ? read : null;
}

function bySchema(value: unknown): unknown {
  const result = safeParse(formSchema, value);
  return result.success ? result.output : null;
}

/** Values of a kind, and now and then of another. */
function valueOf(kind: AnySchema): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom([], {}, null, -1, 1.5, ''));
  return fc.oneof({ weight: 60, arbitrary: rightValueOf(kind) }, { weight: 1, arbitrary: anything });
}

function rightValueOf(kind: AnySchema): fc.Arbitrary<unknown> {
  switch (kind.is) {
    case 'string':
      return fc.string();
    case 'number':
      return fc.double({ noNaN: true });
    case 'scalar':
    case 'integer':
      return fc.nat();
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...kind.words);
    case 'record':
      return fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), fc.string());
    case 'list':
      return fc.array(valueOf(kind.of), { maxLength: 3 });
    case 'optional':
      return valueOf(kind.of);
    case 'object':
      return recordOf(kind.keys);
  }
}

function recordOf(keys: Readonly<Record<string, AnySchema>>): fc.Arbitrary<unknown> {
  const known = Object.entries(keys);
  const required = known.filter(([, kind]) => kind.is !== 'optional').map(([key]) => key);
  const right = fc.record(Object.fromEntries(known.map(([key, kind]) => [key, valueOf(kind)])), {
    requiredKeys: required,
  });
  const stray = fc.constantFrom('', '__proto__', 'constructor', 'toString', 'fields ', 'Version');
  return fc.oneof(
    { weight: 60, arbitrary: right },
    { weight: 1, arbitrary: fc.tuple(right, stray).map(([one, key]) => withKey(one, key)) },
  );
}

/** An own key, whatever its name, as JSON.parse makes it. */
function withKey(object: object, key: string): object {
  return Object.defineProperty({ ...object }, key, { value: 1, enumerable: true });
}

describe('the two readers of a definition', () => {
  it('agree on every definition, right or wrong', () => {
    let right = 0;
    let wrong = 0;
    fc.assert(
      fc.property(rightValueOf(definitionFormat), (value) => {
        const read = byHand(value);
        if (read === null) wrong += 1;
        else right += 1;
        assert.deepEqual(plain(read), plain(bySchema(value)));
      }),
      { numRuns: 500 },
    );
    assert.ok(right > 20 && wrong > 20, `${right} right and ${wrong} wrong definitions were tried`);
  });
});

/** The same value without the difference between prototypes. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: unknown;
  readonly required?: readonly string[];
}

function everyKey(schema: JsonSchema, path = ''): readonly (readonly [string, JsonSchema])[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [[at, inner] as const, ...everyKey(inner, at)];
  });
  return [...own, ...(schema.items ? everyKey(schema.items, path) : [])];
}

describe('the published schema', () => {
  const schema = publishedSchema() as JsonSchema;

  it('describes every key, and describes no key that is not there', () => {
    const keys = everyKey(schema);
    assert.deepEqual(
      keys.filter(([, { description }]) => !description).map(([path]) => path),
      [],
    );
    assert.deepEqual(
      [...descriptions.keys()].filter((path) => !keys.some(([known]) => known === path)),
      [],
    );
  });

  it('forbids unknown keys and asks for version and formId', () => {
    assert.equal(schema.additionalProperties, false);
    assert.deepEqual(schema.required, ['version', 'formId']);
  });
});
