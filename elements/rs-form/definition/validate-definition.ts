import { httpUrl } from '../../../shared/dom/http-url.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { AuthoredDefinition, AuthoredField } from './authored-format.model.js';
import { checkDefinition, diagnosticOf } from './check-definition.model.js';
import { type Diagnostic, diagnosticInJson } from './diagnostic.model.js';
import { fieldTraits, fieldTypes } from './field-traits.model.js';
import { diagnoseRepeats } from './repeated-fields.model.js';
import { configErrorOf, reportDiagnostics } from './report-diagnostics.js';

/**
 * Reads a definition that is to be rendered. Its invalid parts are reported, and left out where the form is one without
 * them.
 *
 * @throws {ConfigError} The first diagnostic, if the form cannot do without the invalid part.
 */
export function validateDefinition(
  shell: Element & { report(error: unknown): void },
  value: unknown,
): AuthoredDefinition {
  const { definition, invalid } = checkDefinition(value);
  const diagnostics = invalid.map(diagnosticOf);
  const lack = definition
    ? (findNumberDiagnostic(value) ?? findUnrenderable(definition, documentOf(shell).baseURI))
    : unrenderable('', value, 'a definition');
  if (!definition || lack) throw configErrorOf(shell, diagnostics[0] ?? (lack as Diagnostic));
  reportDiagnostics(shell, [...diagnostics, ...diagnoseRepeats(definition)]);
  return definition;
}

/** Returns the diagnostic of a part without which there is no form to render. */
function unrenderable(path: string, found: unknown, expected: string): Diagnostic {
  return diagnosticInJson('form-render', path, found, expected);
}

/** Returns the diagnostic of JSON without a number: a rendered form has the markup of RSForm!, which posts it. */
function findNumberDiagnostic(json: unknown): Diagnostic | null {
  const hasNumber = typeof json === 'object' && json !== null && 'formId' in json;
  return hasNumber ? null : unrenderable('formId', undefined, 'a whole number');
}

/** A field with its path in the JSON. */
interface PlacedField {
  readonly field: AuthoredField;
  readonly path: string;
}

/** Returns the first requirement of a rendered form that a valid definition does not meet; null where it meets all. */
function findUnrenderable(form: AuthoredDefinition, base: string): Diagnostic | null {
  const fields = form.pages.flatMap((page, pageIndex) =>
    page.fields.map((field, index) => ({ field, path: `pages[${pageIndex}].fields[${index}]` })),
  );
  if (fields.length === 0) return unrenderable('pages', form.pages, 'a page with fields');
  return findActionDiagnostic(form, base) ?? findFirst(fields, findFieldDiagnostic) ?? findRepetition(fields);
}

function findActionDiagnostic({ action }: AuthoredDefinition, base: string): Diagnostic | null {
  if (action === undefined || httpUrl(action, base)) return null;
  return unrenderable('action', action, 'an http address');
}

function findFieldDiagnostic({ field, path }: PlacedField): Diagnostic | null {
  const { type, options = [] } = field;
  if (type === undefined) {
    return unrenderable(`${path}.type`, undefined, `one of ${fieldTypes.join(', ')}`);
  }
  const isEmpty = fieldTraits[type].needsOptions && options.length === 0;
  return isEmpty ? unrenderable(`${path}.options`, field.options, 'a list of options') : null;
}

/** Returns the first name or number that two fields share. */
function findRepetition(fields: readonly PlacedField[]): Diagnostic | null {
  const names = new Set<string>();
  const numbers = new Set<number>();
  return findFirst(fields, ({ field, path }, index) => {
    const number = field.componentId ?? index + 1;
    if (names.has(field.name)) return unrenderable(`${path}.name`, field.name, 'a name of its own');
    if (numbers.has(number)) return unrenderable(`${path}.componentId`, number, 'a number of its own');
    names.add(field.name);
    numbers.add(number);
    return null;
  });
}

function findFirst<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => Diagnostic | null,
): Diagnostic | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found) return found;
  }
  return null;
}
