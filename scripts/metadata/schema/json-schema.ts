import type { AnySchema } from '../../../shared/json/schema.model.js';

/** A JSON Schema (draft 7), as far as a definition needs one. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  /** Address of another part of the schema. */
  readonly $ref?: string;
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

/** Part of a schema that is being written. */
interface Part {
  readonly describe: Describe;
  readonly path: string;
  /** Address of the part in the JSON Schema, as a JSON pointer. */
  readonly pointer: string;
  /** Addresses of the schemas that the part is in, and that may contain themselves. */
  readonly outer: ReadonlyMap<AnySchema, string>;
}

/** Returns the JSON Schema of a schema, for editors and other tools. */
export function jsonSchemaOf(schema: AnySchema, describe: Describe): JsonSchema {
  return write(schema, { describe, path: '', pointer: '#', outer: new Map() });
}

function write(schema: AnySchema, part: Part): JsonSchema {
  if (schema.is === 'optional') {
    const inner = write(schema.of, part);
    return schema.fallback === undefined ? inner : { ...inner, default: schema.fallback };
  }
  if (schema.is === 'keyed') return writeKeyed(schema, part);
  const description = part.describe(part.path);
  return { ...constraintsOf(schema, part), ...(description !== undefined && { description }) };
}

/** Writes the two objects of a keyed schema; inside of itself, the address of the outer one. */
function writeKeyed(schema: Extract<AnySchema, { is: 'keyed' }>, part: Part): JsonSchema {
  const known = part.outer.get(schema);
  if (known !== undefined) return { $ref: known };
  const outer = new Map([...part.outer, [schema, part.pointer] as const]);
  const inside = (index: number) => ({ ...part, outer, pointer: `${part.pointer}/anyOf/${index}` });
  const description = part.describe(part.path);
  return {
    anyOf: [write(schema.lacking, inside(0)), write(schema.having(), inside(1))],
    ...(description !== undefined && { description }),
  };
}

function constraintsOf(schema: Exclude<AnySchema, { is: 'optional' | 'keyed' }>, part: Part): JsonSchema {
  switch (schema.is) {
    case 'scalar':
      return { anyOf: [{ type: 'string' }, { type: 'number' }] };
    case 'texts':
      return { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    case 'integer':
      return { type: 'integer', minimum: 0 };
    case 'choice':
      return { enum: schema.words, type: typeof schema.words[0] };
    case 'list':
      return { type: 'array', items: write(schema.of, { ...part, pointer: `${part.pointer}/items` }) };
    case 'any':
      return {};
    case 'object':
      return objectSchemaOf(schema, part);
    default:
      return { type: schema.is };
  }
}

function objectSchemaOf({ keys, rest }: Extract<AnySchema, { is: 'object' }>, part: Part): JsonSchema {
  const all = Object.entries(keys);
  const below = (key: string): Part => ({
    ...part,
    path: part.path === '' ? key : `${part.path}.${key}`,
    pointer: `${part.pointer}/properties/${key}`,
  });
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([key, schema]) => [key, write(schema, below(key))])),
    required: all.filter(([, schema]) => schema.is !== 'optional').map(([key]) => key),
    additionalProperties: rest ? jsonSchemaOf(rest, () => undefined) : false,
  };
}
