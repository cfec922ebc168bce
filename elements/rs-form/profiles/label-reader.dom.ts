import { addToList } from '../../../shared/store/add-to-list.model.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import type { FieldControl } from '../markup/server-form.dom.js';

/**
 * Returns a function that reads the labels of a control of a form, as the control's `labels` does. For that property
 * Chromium looks through the whole document at each call, which takes more than half a second for all controls of a form of
 * 2,000 fields; here the document is read once, at the first call.
 */
export function labelReader(form: HTMLFormElement): (control: FieldControl) => readonly HTMLLabelElement[] {
  let byControl: ReadonlyMap<Element, readonly HTMLLabelElement[]> | undefined;
  return (control) => {
    byControl ??= readLabels(form);
    const known = byControl.get(control) ?? [];
    const areLeft =
      known.length > 0 && known.every((label) => label.isConnected && label.control === control);
    return areLeft ? known : [...(control.labels ?? [])];
  };
}

function readLabels(form: HTMLFormElement): ReadonlyMap<Element, readonly HTMLLabelElement[]> {
  const byControl = new Map<Element, HTMLLabelElement[]>();
  const root = unclobbered(form).getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return byControl;
  for (const label of unclobbered(root).querySelectorAll('label'))
    if (label.control) addToList(byControl, label.control, label);
  return byControl;
}
