import { formatPath } from '../definition/check-definition.model.js';
import { type Diagnostic, diagnosticInJson, oneOf } from '../definition/diagnostic.model.js';
import { findDraftFields } from '../drafts/fields.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { isFillable } from '../prefill/is-fillable.dom.js';
import { entries, type Placed, read } from './placed.model.js';

/** Returns the diagnostics of fields that are to be filled in from outside of the form, and never are. */
export function diagnosePrefill(form: ServerForm, top: Placed): readonly Diagnostic[] {
  const wanted = entries(top, 'prefill').map((entry) => read(entry, 'field'));
  if (wanted.length === 0) return [];
  const totals = new Set(entries(top, 'calculations').map((total) => read(total, 'target').value));
  const fields = findDraftFields(form).filter(({ name }) => !totals.has(name));
  const fillable = new Set<unknown>(fields.filter(isFillable).map(({ name }) => name));
  return wanted.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || fillable.has(value)) return [];
    return form.controls(value).length > 0
      ? [diagnosticInJson('form-prefill', formatPath(path), value, 'a field that a visitor fills in')]
      : [
          diagnosticInJson(
            'form-unknown-field',
            formatPath(path),
            value,
            oneOf('a field of the form', form.names),
          ),
        ];
  });
}
