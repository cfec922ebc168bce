import { keepInPlace } from '../../../shared/dom/keep-child.js';
import type { FormFeature } from '../form/rs-form.session.js';

/** The hooks of a feature that the field helpers have. A helper with another one does not compile. */
type HelperHooks = Pick<FormFeature, 'fieldChanged' | 'formReset' | 'pageReturned' | 'formRead' | 'stop'>;

/** One of the smaller behaviours of fields. */
export interface FieldHelper extends HelperHooks {
  /** The elements that it put beside controls, with the names of their fields. */
  addedElements?(): readonly (readonly [string, HTMLElement])[];
}

/**
 * Creates the helper of the items of some fields.
 *
 * @param write Brings an item up to date, without a word to the visitor.
 * @param changed Called when the field of an item has changed.
 */
export function helperFor<Item extends { readonly name: string }>(
  items: readonly Item[],
  write: (item: Item) => void,
  changed = write,
): FieldHelper {
  const writeAll = () => items.forEach((item) => write(item));
  return {
    fieldChanged: (name) => items.filter((item) => item.name === name).forEach((item) => changed(item)),
    formReset: writeAll,
    pageReturned: writeAll,
    formRead: writeAll,
    stop: () => undefined,
  };
}

interface Beside {
  readonly name: string;
  readonly element: HTMLElement;
}

/** Returns the hooks of a helper that puts an element of its own beside each control: all are removed at the end. */
export function addedElements(items: readonly Beside[]): Pick<FieldHelper, 'addedElements' | 'stop'> {
  return {
    addedElements: () => items.map(({ name, element }) => [name, element] as const),
    stop: keepAll(items),
  };
}

/** Keeps elements where they are, also after a morph. Returns a function that removes them. */
export function keepAll(items: readonly Beside[]): () => void {
  const removals = items.map(({ element }) => keepInPlace(element));
  return () => removals.forEach((remove) => remove());
}
