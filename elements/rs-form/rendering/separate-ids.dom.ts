import { findInForm, formAttribute, setFormAttribute } from '../../../shared/dom/unclobbered-form.js';
import { freeIdFor } from '../markup/free-id.model.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';

/** Attributes that refer to an id. */
const references = ['for', 'aria-labelledby'] as const;

/** Ids that hold the form's number, and by which the form finds its own parts. */
const numberedId = /^(?:rsform_|g-recaptcha-response)/;

/**
 * Gives a form that is not in the page yet ids that nothing in the page has: of two forms with a field of the same name
 * each label names its own. `kept` are the ids that the server names.
 */
export function separateIds(document: SafeDocument, form: HTMLFormElement, kept: ReadonlySet<string>): void {
  const elements = findInForm(form, '[id]');
  const own = new Set([...kept, ...elements.map(({ id }) => id)]);
  const renamed = new Map<string, string>();
  const rename = (id: string, write: (id: string) => void) => {
    if (numberedId.test(id) || kept.has(id) || !document.getElementById(id)) return;
    const free = freeIdFor(id, (other) => !own.has(other) && !document.getElementById(other));
    renamed.set(id, free);
    own.add(free);
    write(free);
  };

  rename(formAttribute(form, 'id') ?? '', (id) => setFormAttribute(form, 'id', id));
  for (const element of elements) rename(element.id, (id) => (element.id = id));
  for (const name of references) {
    for (const element of findInForm(form, `[${name}]`)) {
      const id = renamed.get(element.getAttribute(name) ?? '');
      if (id !== undefined) element.setAttribute(name, id);
    }
  }
}
