import type { ServerForm } from './server-form.dom.js';

/**
 * Returns the element after which the suite inserts its own elements, for a control of a field. It is never inside a label,
 * because the insertion would become part of the field's name.
 */
export function besideOf({ markup }: ServerForm, fieldName: string, control: Element): Element {
  return markup?.besideOf(fieldName, control) ?? control;
}
