import type { FieldDefinition } from '../../contract/form-definition.js';
import type { Ledger } from './ledger.js';
import type { FieldControl, ServerForm } from './server-form.js';

interface Hints {
  readonly autocomplete?: string;
  readonly inputMode?: string;
}

const hintsOfType: ReadonlyMap<string, Hints> = new Map<string, Hints>([
  ['email', { autocomplete: 'email', inputMode: 'email' }],
  ['tel', { autocomplete: 'tel', inputMode: 'tel' }],
  ['url', { autocomplete: 'url', inputMode: 'url' }],
  ['number', { inputMode: 'decimal' }],
]);

/**
 * Tells browsers and phones what a field is for (WCAG 1.3.5): from its type and the author's JSON, never over an
 * attribute that the markup already has.
 */
export function writeAutofillHints(
  form: ServerForm,
  ledger: Ledger,
  fields: readonly FieldDefinition[],
): void {
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const name of form.names) {
    for (const control of form.controls(name)) hint(ledger, control, byName.get(name));
  }
}

function hint(ledger: Ledger, control: FieldControl, field: FieldDefinition | undefined): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const { autocomplete, inputMode } = { ...hintsOfType.get(control.type), ...field };
  add(ledger, control, 'autocomplete', autocomplete);
  add(ledger, control, 'inputmode', inputMode);
}

function add(ledger: Ledger, control: FieldControl, attribute: string, value: string | undefined): void {
  if (value !== undefined && !control.hasAttribute(attribute)) ledger.setAttribute(control, attribute, value);
}
