import type { ServerForm } from '../markup/server-form.dom.js';
import { isErrorId } from '../markup/server-names.model.js';
import { errorElementOf } from '../markup/field-parts.dom.js';

/** A component of the form, as its error element stands in it. */
export interface FormComponent {
  /** The field that it belongs to; empty where it has no field of its own. */
  readonly name: string;
  /** The words that the server rendered for it. */
  readonly text: string;
}

/** The components of this form by their id; another form of the page may use the same ids. */
export function findComponents(form: ServerForm): ReadonlyMap<string, FormComponent> {
  const found = new Map<string, FormComponent>();
  const add = (element: HTMLElement | null, name: string) => {
    const id = element?.id.slice('component'.length);
    if (element && id !== undefined && !found.has(id))
      found.set(id, { name, text: element.textContent.trim() });
  };
  for (const name of form.names) add(errorElementOf(form, name), name);
  // What checks for robots has an error element, but no field that carries its name.
  for (const element of form.find('[id^="component"]')) {
    if (isErrorId(element.id)) add(element, '');
  }
  return found;
}
