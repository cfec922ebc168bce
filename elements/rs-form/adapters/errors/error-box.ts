import { findInForm } from '../../../../shared/dom/unclobbered-form.js';
import type { Ledger } from '../form/ledger.js';
import type { ServerForm } from '../form/server-form.js';

/** Shows or hides the server's own box of errors, where the form has one. */
export function showErrorBox(form: ServerForm, ledger: Ledger, isShown: boolean): void {
  const box = findErrorBox(form);
  // Tagged pages hide it by a sheet: a style attribute would break their policy.
  if (box) ledger.setShown(box, isShown, 'block');
}

/** The words of the server's box of errors; null where the form has none. */
export function errorBoxText(form: ServerForm): string | null {
  return findErrorBox(form)?.textContent.trim() ?? null;
}

function findErrorBox({ form, formId }: ServerForm): HTMLElement | null {
  return findInForm<HTMLElement>(form, `[id="rsform_error_${formId}"]`)[0] ?? null;
}
