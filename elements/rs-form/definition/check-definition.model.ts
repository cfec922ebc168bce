import { type AuthoredDefinition, definitionFormat } from './authored-format.model.js';
import { type Diagnostic, diagnosticInJson } from './diagnostic.model.js';
import { type JsonPath, readJson } from '../../../shared/json/read-json.model.js';
import type { AnySchema } from '../../../shared/json/schema.model.js';

/** A part of a definition that its format does not allow. */
export interface InvalidPart {
  /** Keys and indices from the top of the JSON. */
  readonly path: JsonPath;
  /** The part; undefined for a missing key, the key itself for an unknown key. */
  readonly found: unknown;
  /** Description of the values that the format allows there. */
  readonly expected: string;
}

export interface CheckedDefinition {
  /** The valid parts; undefined where one is missing without which there is no definition. */
  readonly definition: AuthoredDefinition | undefined;
  /** All other parts, in the order of the format. */
  readonly invalid: readonly InvalidPart[];
}

/** Reads a definition by the whole format. */
export function checkDefinition(value: unknown): CheckedDefinition {
  const invalid: InvalidPart[] = [];
  const definition = readJson(definitionFormat, value, (path, found, expected) =>
    invalid.push({ path, found, expected: describeExpected(expected) }),
  );
  return { definition, invalid };
}

/** Returns a path as JavaScript writes it: `pages[0].fields[1].name`; empty for the top. */
export function formatPath(path: JsonPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return steps.join('').replace(/^\./, '');
}

const kinds = Object.freeze({
  string: 'a text',
  number: 'a number',
  scalar: 'a text or a number',
  texts: 'a text or a list of texts',
  integer: 'a whole number',
  boolean: 'true or false',
  any: 'a value',
  list: 'a list',
  object: 'an object',
});

/** Returns the diagnostic of an invalid part. */
export function diagnosticOf({ path, found, expected }: InvalidPart): Diagnostic {
  return diagnosticInJson('form-json-value', formatPath(path), found, expected);
}

function describeExpected(expected: AnySchema | readonly string[]): string {
  if (!('is' in expected)) return `one of the keys ${expected.join(', ')}`;
  switch (expected.is) {
    case 'optional':
      return describeExpected(expected.of);
    case 'keyed':
      return 'at most 200 in one another';
    case 'choice':
      return `one of ${expected.words.join(', ')}`;
    default:
      return kinds[expected.is];
  }
}
