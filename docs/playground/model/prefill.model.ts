import type { FieldType } from '../../../elements/rs-form/definition/types.model.js';
import type { PrefillDefinition } from '../../../elements/rs-form/definition/definition.model.js';
import type { PlaygroundForm } from './playground.model.js';

/** Types of fields that nothing from outside of the form is written into. */
const closed: ReadonlySet<FieldType> = new Set([
  ...(['password', 'file', 'captcha', 'ticket'] as const),
  ...(['button', 'submit', 'reset', 'free-text', 'page-break'] as const),
]);

/** Returns true if a link may fill in fields of a type. */
export function canPrefill(type: FieldType = 'text'): boolean {
  return !closed.has(type);
}

/** Returns the first source of a field; undefined for a field that nothing fills in. */
export function prefillOf({ prefill = [] }: PlaygroundForm, name: string): PrefillDefinition | undefined {
  return prefill.find(({ field }) => field === name);
}

/** Returns the list of a form in which a field has another first source, or with null none at all. */
export function withPrefill(
  { prefill = [] }: PlaygroundForm,
  name: string,
  source: Omit<PrefillDefinition, 'field'> | null,
): PlaygroundForm['prefill'] {
  const at = prefill.findIndex(({ field }) => field === name);
  const entry = source && { field: name, ...source };
  const list = entry
    ? at < 0
      ? [...prefill, entry]
      : prefill.map((one, index) => (index === at ? entry : one))
    : prefill.filter(({ field }) => field !== name);
  return list.length > 0 ? list : undefined;
}
