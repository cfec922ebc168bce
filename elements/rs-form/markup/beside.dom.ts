import type { ServerForm } from './server-form.dom.js';

/**
 * Returns the element behind which something of the suite can stand, for a control of a field: never inside a label, which it
 * would be a part of.
 */
export function besideOf({ markup }: ServerForm, fieldName: string, control: Element): Element {
  return markup?.besideOf(fieldName, control) ?? control;
}
