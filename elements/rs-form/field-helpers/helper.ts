import type { FormFeature } from '../form/rs-form.session.js';

/** One of the smaller behaviours of fields. */
export interface FieldHelper extends FormFeature {
  /** The elements that it put beside controls, with the names of their fields. */
  ownElements?(): readonly (readonly [string, HTMLElement])[];
}
