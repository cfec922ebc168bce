import { findTagDiagnostics } from '../../../shared/diagnostics/tag-diagnostics.js';
import { checkDefinition, diagnosticOf } from '../definition/check-definition.model.js';
import { parseJson, readInlineJson } from '../definition/read-definition.dom.js';
import { reportDiagnostics } from '../definition/report-diagnostics.js';
import type { FormFeature, FormHost, FormSession } from '../form/rs-form.session.js';
import { renderedForms } from '../markup/server-form.dom.js';
import { findConditionDiagnostics } from './condition-diagnostics.dom.js';
import { findJsonDiagnostics } from './json-diagnostics.dom.js';
import { diagnoseContent, diagnoseForm } from './markup-diagnostics.dom.js';
import { findTextDiagnostics } from './text-diagnostics.js';

/** Reports mistakes in the markup and the JSON of a form, after the first input. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition } = session;
  const isRendered = renderedForms.has(form.element);
  const json = readInline(shell);
  reportDiagnostics(shell, diagnoseForm(session, isRendered));
  // The rows of a rendered form have other names than its JSON.
  const named = isRendered && session.rows ? session.rows.authored : json;
  reportDiagnostics(shell, findJsonDiagnostics(form, named ?? definition));
  reportDiagnostics(
    shell,
    findConditionDiagnostics({ ...session, definition: session.rows?.authored ?? definition }),
  );
  reportTagDiagnostics(shell, json, isRendered);
  reportDiagnostics(shell, findTextDiagnostics(shell, definition));
  return { stop: () => undefined };
}

/** Reports mistakes in the tag, and in its JSON, unless the form is made from the JSON. */
export function reportTagDiagnostics(shell: FormHost, json = readInline(shell), isRendered = false): void {
  // A tag that has left the document has nothing to correct any more.
  if (!shell.isConnected) return;
  for (const error of findTagDiagnostics(shell)) shell.report(error);
  reportDiagnostics(shell, diagnoseContent(shell));
  if (json !== undefined && !isRendered)
    reportDiagnostics(shell, checkDefinition(json).invalid.map(diagnosticOf));
}

/** The JSON inside the tag; undefined without one that can be read: who reads it first says why. */
function readInline(shell: FormHost): unknown {
  try {
    const text = readInlineJson(shell);
    return text === null ? undefined : parseJson(shell, text);
  } catch {
    return undefined;
  }
}
