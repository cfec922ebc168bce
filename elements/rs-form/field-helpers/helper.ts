import type { FormPart } from '../rs-form.session.js';

/** One of the smaller behaviours of fields. */
export interface Extra extends FormPart {
  /** The elements that it put beside controls, with the names of their fields. */
  ownElements?(): readonly (readonly [string, HTMLElement])[];
}
