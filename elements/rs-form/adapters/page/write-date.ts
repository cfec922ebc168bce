import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { ServerForm } from '../form/server-form.js';
import { tellChanged } from '../form/tell-changed.js';

/** Writes a picked date: the visible text is what the server reads, the hidden one fills the picker again. */
export function writeDate(form: ServerForm, name: string, text: string, hiddenText: string): void {
  const [visible] = form.controls(name);
  const hidden = hiddenDateOf(form, name);
  if (hidden) hidden.value = hiddenText;
  if (!(visible instanceof HTMLInputElement) || visible.value === text) return;
  visible.value = text;
  tellChanged(visible);
}

/** The hidden input beside a calendar's text: `hidden[{formId}_{name}]`. */
export function hiddenDateOf({ form, formId }: ServerForm, name: string): HTMLInputElement | null {
  const wanted = `hidden[${formId}_${name}]`;
  return (
    findInForm<HTMLInputElement>(form, 'input[type="hidden"]').find((input) => input.name === wanted) ?? null
  );
}
