import type { AuthoredDefinition } from './authored.model.js';
import { checkDefinition, diagnosticOf } from './check-definition.model.js';
import { type Diagnostic, diagnosticInJson } from './diagnostic.model.js';
import { findUnrenderable } from './rendering-rules.js';
import { configErrorOf, reportDiagnostics } from './report-diagnostics.js';

/**
 * Reads a definition that is to be rendered. Its invalid parts are reported, and left out where the form is one without
 * them.
 *
 * @throws The first diagnostic as a ConfigError, where there is no form without what is invalid.
 */
export function validateDefinition(
  shell: Element & { report(error: unknown): void },
  value: unknown,
): AuthoredDefinition {
  const { definition, invalid } = checkDefinition(value);
  const diagnostics = invalid.map(diagnosticOf);
  const lack = definition
    ? findUnrenderable(definition, shell.ownerDocument.baseURI)
    : diagnosticInJson('', value, 'a definition');
  if (!definition || lack) throw configErrorOf(shell, diagnostics[0] ?? (lack as Diagnostic));
  reportDiagnostics(shell, diagnostics);
  return definition;
}
