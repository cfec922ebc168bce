import type { AnySchema } from '../../../shared/json/schema.model.js';

/** A JSON Schema (draft 7), as far as a definition needs one. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly description?: string;
  readonly default?: unknown;
}

/** Returns the description of a key by its path, such as `pages.fields.name`; lists have no part in the path. */
export type Describe = (path: string) => string | undefined;

/** Returns the JSON Schema of a schema, for editors and other tools. */
export function jsonSchemaOf(schema: AnySchema, describe: Describe, path = ''): JsonSchema {
  if (schema.is === 'optional') {
    const inner = jsonSchemaOf(schema.of, describe, path);
    return schema.fallback === undefined ? inner : { ...inner, default: schema.fallback };
  }
  const description = describe(path);
  return { ...constraintsOf(schema, describe, path), ...(description !== undefined && { description }) };
}

function constraintsOf(
  schema: Exclude<AnySchema, { is: 'optional' }>,
  describe: Describe,
  path: string,
): JsonSchema {
  switch (schema.is) {
    case 'scalar':
      return { anyOf: [{ type: 'string' }, { type: 'number' }] };
    case 'integer':
      return { type: 'integer', minimum: 0 };
    case 'choice':
      return { enum: schema.words, type: typeof schema.words[0] };
    case 'list':
      return { type: 'array', items: jsonSchemaOf(schema.of, describe, path) };
    case 'any':
      return {};
    case 'object':
      return objectSchemaOf(schema, describe, path);
    default:
      return { type: schema.is };
  }
}

function objectSchemaOf(
  { keys, rest }: Extract<AnySchema, { is: 'object' }>,
  describe: Describe,
  path: string,
): JsonSchema {
  const all = Object.entries(keys);
  const properties = all.map(
    ([key, schema]) => [key, jsonSchemaOf(schema, describe, path === '' ? key : `${path}.${key}`)] as const,
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: all.filter(([, schema]) => schema.is !== 'optional').map(([key]) => key),
    additionalProperties: rest ? jsonSchemaOf(rest, () => undefined) : false,
  };
}
