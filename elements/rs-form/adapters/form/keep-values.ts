import type { FieldControl, ServerForm } from './server-form.js';
import { tellChanged } from './tell-changed.js';

/** Remembers what a field holds; the answer puts it back and tells the page, as a visitor's own change would. */
export function keepValues(form: ServerForm, name: string): () => void {
  const returns = form.controls(name).map((control) => [control, keep(control)] as const);
  return () => {
    const [first] = returns.filter(([, putBack]) => putBack()).map(([control]) => control);
    if (first) tellChanged(first);
  };
}

/** The way back for one control; it answers whether that changed anything. */
function keep(control: FieldControl): () => boolean {
  if (control instanceof HTMLSelectElement) {
    const chosen = new Set(control.selectedOptions);
    return () => {
      const wrong = [...control.options].filter((option) => option.selected !== chosen.has(option));
      for (const option of wrong) option.selected = chosen.has(option);
      return wrong.length > 0;
    };
  }
  const { value } = control;
  const isTicked = control instanceof HTMLInputElement && control.checked;
  return () => {
    if (control instanceof HTMLInputElement && control.type === 'file') return false;
    const isSame =
      control.value === value && (!(control instanceof HTMLInputElement) || control.checked === isTicked);
    control.value = value;
    if (control instanceof HTMLInputElement) control.checked = isTicked;
    return !isSame;
  };
}
