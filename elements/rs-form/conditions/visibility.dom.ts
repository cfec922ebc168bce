import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';
import { flatContains } from '../../../shared/dom/flat-contains.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { isBox } from '../markup/control.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { Target } from './visibility.model.js';

/** Shows or hides a block, or a field's controls with their labels. Returns the changed elements. */
export function writeShown(
  form: ServerForm,
  undoLog: UndoLog,
  { scope, name }: Target,
  isShown: boolean,
): readonly HTMLElement[] {
  const block = form.block(name);
  const elements = scope === 'block' && block ? [block] : [...form.controls(name), ...form.labels(name)];
  for (const element of elements) undoLog.setShown(element, isShown);
  return elements;
}

/** Disables the unticked boxes of a group that is full; boxes that the server disabled stay so. */
export function writeLimit(
  form: ServerForm,
  undoLog: UndoLog,
  limited: Set<Element>,
  { name, isReached }: { readonly name: string; readonly isReached: boolean },
): void {
  for (const control of form.controls(name)) {
    if (!isBox(control)) continue;
    const isFree = !control.checked && (!control.disabled || limited.has(control));
    if (isReached && isFree) {
      limited.add(control);
      undoLog.setDisabled(control, true);
    } else if (limited.delete(control)) {
      undoLog.setDisabled(control, false);
    }
  }
}

/**
 * Moves the focus from a target that was just hidden to the field that caused it. Otherwise the focus would be lost
 * to the top of the page (WCAG 2.4.3). Returns true if the focus was moved.
 */
export function handFocus(
  form: ServerForm,
  hidden: HTMLElement,
  cause: string,
  pressed: Element | null = null,
): boolean {
  if (!flatContains(hidden, deepActiveElement(documentOf(hidden)))) return false;
  const target = targetOf(form, cause, pressed);
  if (!target || flatContains(hidden, target)) return false;
  target.focus();
  return documentOf(hidden).activeElement === target;
}

/** Returns the changed control. In a group without it the ticked one, where the tab key would arrive. */
function targetOf(form: ServerForm, cause: string, pressed: Element | null): FieldControl | undefined {
  const isOnShow = (control: FieldControl) => control.getClientRects().length > 0;
  const able = form.controls(cause).filter((control) => !control.disabled && isOnShow(control));
  const isTicked = (control: FieldControl) => control instanceof HTMLInputElement && control.checked;
  return able.find((control) => control === pressed) ?? able.find(isTicked) ?? able[0];
}
