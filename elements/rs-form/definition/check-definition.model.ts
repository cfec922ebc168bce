import type {
  AuthoredDefinition,
  AuthoredField,
  AuthoredPage,
  HiddenInput,
  OptionDefinition,
  YearsDefinition,
} from './authored.model.js';
import { type Diagnostic, diagnosticInJson } from './diagnostic.model.js';
import { type JsonPath, readJson } from './read-json.model.js';
import {
  type AnySchema,
  boolean,
  choice,
  integer,
  list,
  maybe,
  number,
  object,
  or,
  text,
} from './schema.model.js';
import { behaviour } from './behaviour-format.model.js';
import { fieldTypes } from './field-traits.model.js';
import { botCheckFormat, layoutFormat, wholeField } from './widget-format.model.js';

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
  integer: 'a whole number',
  boolean: 'true or false',
  any: 'a value',
  list: 'a list',
  object: 'an object',
});

/** Returns the diagnostic of an invalid part. */
export function diagnosticOf({ path, found, expected }: InvalidPart): Diagnostic {
  return diagnosticInJson(formatPath(path), found, expected);
}

function describeExpected(expected: AnySchema | readonly string[]): string {
  if (!('is' in expected)) return `one of the keys ${expected.join(', ')}`;
  switch (expected.is) {
    case 'optional':
      return describeExpected(expected.of);
    case 'choice':
      return `one of ${expected.words.join(', ')}`;
    default:
      return kinds[expected.is];
  }
}

const maybeText = maybe(text);
const maybeWhole = maybe(integer);
const maybeFlag = maybe(boolean);

const option = object<OptionDefinition>({
  value: text,
  label: maybeText,
  price: maybeText,
  selected: maybeFlag,
  disabled: maybeFlag,
  group: maybeText,
});

const field = object<AuthoredField>({
  ...wholeField,
  type: maybe(choice(fieldTypes)),
  componentId: maybeWhole,
  caption: maybeText,
  description: maybeText,
  placeholder: maybeText,
  readonly: maybeFlag,
  value: maybeText,
  options: maybe(list(option)),
  multiple: maybeFlag,
  flow: maybe(choice(['horizontal', 'vertical'])),
  size: maybeWhole,
  maxLength: maybeWhole,
  rows: maybeWhole,
  cols: maybeWhole,
  count: maybeFlag,
  minFiles: maybeWhole,
  maxFiles: maybeWhole,
  maxBytes: maybeWhole,
  extensions: maybe(list(text)),
  addMore: maybeFlag,
  imageUrl: maybeText,
  order: maybe(list(choice(['d', 'm', 'y']))),
  years: maybe(object<YearsDefinition>({ from: number, to: number })),
  paragraphs: maybe(list(text)),
  previousCaption: maybeText,
  nextCaption: maybeText,
  resetCaption: maybeText,
});

const { version, formId, ...others } = behaviour;

/** The format of a definition, whole: every key, what it takes, and what a missing one means. */
export const definitionFormat = object<AuthoredDefinition>({
  version,
  formId,
  pages: list(object<AuthoredPage>({ fields: list(field) })),
  ...others,
  botCheck: maybe(botCheckFormat),
  layout: layoutFormat,
  action: maybeText,
  cssId: maybeText,
  title: maybeText,
  errorMessage: maybeText,
  requiredMarker: maybeText,
  hiddenInputs: maybe(list(object<HiddenInput>({ name: text, value: or(text, '') }))),
});
