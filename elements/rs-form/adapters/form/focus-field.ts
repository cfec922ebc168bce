import type { ServerForm } from './server-form.js';

/** Moves the focus to a field's first control that can take it; answers whether one did. */
export function focusField(form: ServerForm, name: string): boolean {
  for (const control of form.controls(name)) {
    if (control.disabled || control.type === 'hidden') continue;
    control.focus();
    if (control.getRootNode() instanceof Document && control.ownerDocument.activeElement === control)
      return true;
  }
  return false;
}
