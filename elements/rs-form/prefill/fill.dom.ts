import { isSameList } from '../../../shared/store/same-list.model.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { DraftField } from '../drafts/fields.dom.js';
import { isBox, readControl } from '../markup/control.dom.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import { readShownDefault } from '../markup/write-control.dom.js';

/**
 * Returns true if a field is as the server has sent it, without a value. A list or a slider without a marked value shows
 * a default that the visitor has not chosen.
 */
export function isUnfilled({ controls }: DraftField): boolean {
  const isEmpty = controls.flatMap(markedDefault).every((value) => value === '');
  return isEmpty && controls.every((one) => isSameList(readControl(one), readShownDefault(one)));
}

/** Returns the default that the server has written. */
function markedDefault(control: FieldControl): readonly string[] {
  if (!(control instanceof HTMLSelectElement)) return readControl(control, true);
  return Array.from(control.querySelectorAll<HTMLOptionElement>('option[selected]'), ({ value }) => value);
}

/**
 * Makes the current value of a control its default. A reset restores it, and drafts do not store it.
 * A hidden input has no default beside its value.
 */
export function writeDefault(control: FieldControl, undoLog: UndoLog): void {
  const mark = (one: Element, name: string, isOn: boolean) => {
    if (one.hasAttribute(name) !== isOn) undoLog.setAttribute(one, name, isOn ? '' : null);
  };
  if (control instanceof HTMLSelectElement)
    control.querySelectorAll('option').forEach((one) => mark(one, 'selected', one.selected));
  else if (control instanceof HTMLTextAreaElement) keepText(control, undoLog);
  else if (control instanceof HTMLInputElement && control.type === 'hidden') keepText(control, undoLog);
  else if (isBox(control)) mark(control, 'checked', control.checked);
  else undoLog.setAttribute(control, 'value', control.value);
}

function keepText(control: HTMLInputElement | HTMLTextAreaElement, undoLog: UndoLog): void {
  const text = control.value;
  const property = control instanceof HTMLInputElement ? 'value' : 'defaultValue';
  undoLog.remember(control, 'default', (one) => {
    if (Reflect.get(one, property) === text) Reflect.set(one, property, '');
  });
  Reflect.set(control, property, text);
}
