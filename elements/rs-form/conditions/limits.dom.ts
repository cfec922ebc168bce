import { dispatchInputEvents } from '../../../shared/dom/dispatch-input-events.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import type { Limit } from './limits.model.js';

/**
 * Enforces the limit of a group after a box was ticked: unticks other boxes, or the box itself. To be called
 * before anything reads the values of the group.
 */
export function keepLimit(
  controls: readonly FieldControl[],
  pressed: Element,
  limit: Limit | undefined,
): void {
  if (!limit || limit.onLimit === 'block' || !isTicked(pressed)) return;
  const others = controls.filter((control) => control !== pressed && isTicked(control) && !control.disabled);
  const over = others.slice(0, Math.max(0, others.length + 1 - limit.most));
  if (over.length === 0) return;
  if (limit.onLimit === 'refuse') pressed.checked = false;
  else over.forEach(untick);
}

function untick(box: FieldControl): void {
  if (!isTicked(box)) return;
  box.checked = false;
  dispatchInputEvents(box);
}

function isTicked(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox' && control.checked;
}
