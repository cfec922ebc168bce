import { controlTraits } from '../definition/control-traits.model.js';
import type { ServerForm } from './server-form.dom.js';

/** Moves the focus to a field's first control that can take it; answers whether one did. */
export function focusField(form: ServerForm, name: string): boolean {
  return focusFirst(form.controls(name));
}

/** Moves the focus to the first of these that can take it; answers whether one did. */
export function focusFirst(elements: readonly HTMLElement[]): boolean {
  for (const element of elements) {
    if (element.matches(':disabled')) continue;
    if ('type' in element && !controlTraits(String(element.type)).isSeen) continue;
    element.focus();
    if (element.getRootNode() instanceof Document && element.ownerDocument.activeElement === element)
      return true;
  }
  return false;
}
