import { deepActiveElement } from '../../../../shared/dom/deep-active-element.js';
import { flatContains } from '../../../../shared/dom/flat-contains.js';
import type { FieldControl, ServerForm } from '../form/server-form.js';

/**
 * Hands the focus over to the field that caused a hiding when it stood in what was hidden: it must not be lost to
 * the top of the page (WCAG 2.4.3). To be called right after the hiding; answers whether the focus was moved.
 */
export function handFocus(form: ServerForm, hidden: HTMLElement, cause: string): boolean {
  if (!flatContains(hidden, deepActiveElement(hidden.ownerDocument))) return false;
  const target = targetOf(form, cause);
  if (!target || flatContains(hidden, target)) return false;
  target.focus();
  return hidden.ownerDocument.activeElement === target;
}

/** In a group the ticked one: it is where the tab key would arrive. */
function targetOf(form: ServerForm, cause: string): FieldControl | undefined {
  const able = form.controls(cause).filter((control) => !control.disabled && isOnShow(control));
  return able.find((control) => control instanceof HTMLInputElement && control.checked) ?? able[0];
}

function isOnShow(control: FieldControl): boolean {
  return control.getClientRects().length > 0;
}
