import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { LayoutClasses } from '../definition/layouts.model.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { serverNames } from '../markup/server-names.dom.js';
import type { Ledger } from '../markup/undo-log.dom.js';

/** Marks a field as failing (specification 5): classes, message, aria. */
export function writeError(
  form: ServerForm,
  ledger: Ledger,
  classes: LayoutClasses,
  { name, message }: { readonly name: string; readonly message: string },
): void {
  const errorElement = form.errorElement(name);
  if (errorElement) {
    ledger.setText(errorElement, message);
    setErrorClass(ledger, errorElement, true);
  }
  setFieldClasses(form, ledger, classes, name, true);
  for (const control of form.controls(name)) describe(ledger, control, errorElement?.id);
}

/** Takes the marks of a failing field away. */
export function clearError(form: ServerForm, ledger: Ledger, classes: LayoutClasses, name: string): void {
  const errorElement = form.errorElement(name);
  if (errorElement) {
    ledger.restoreText(errorElement);
    setErrorClass(ledger, errorElement, false);
  }
  setFieldClasses(form, ledger, classes, name, false);
  for (const control of form.controls(name)) undescribe(ledger, control, errorElement?.id);
}

/** Takes the marks away that the server put on fields. */
export function unmarkServerErrors(form: ServerForm, ledger: Ledger, classes: LayoutClasses): void {
  for (const name of form.names) {
    if (form.errorElement(name)?.classList.contains(serverNames.errorShown)) {
      clearError(form, ledger, classes, name);
    }
  }
}

function setErrorClass(ledger: Ledger, element: HTMLElement, isShown: boolean): void {
  ledger.toggleClass(element, serverNames.errorHidden, !isShown);
  ledger.toggleClass(element, serverNames.errorShown, isShown);
}

function setFieldClasses(
  form: ServerForm,
  ledger: Ledger,
  classes: LayoutClasses,
  name: string,
  isOn: boolean,
): void {
  for (const control of form.controls(name)) {
    ledger.toggleClass(control, serverNames.fieldErrorClass, isOn);
    ledger.toggleClass(control, classes.fieldError, isOn);
  }
  const block = form.block(name);
  if (block) ledger.toggleClass(block, classes.parentError, isOn);
}

function describe(ledger: Ledger, control: FieldControl, errorId: string | undefined): void {
  ledger.setAttribute(control, 'aria-invalid', 'true');
  if (!errorId) return;
  ledger.setAttribute(
    control,
    'aria-describedby',
    [...new Set([...describersOf(control), errorId])].join(' '),
  );
}

function undescribe(ledger: Ledger, control: FieldControl, errorId: string | undefined): void {
  ledger.setAttribute(control, 'aria-invalid', null);
  const others = describersOf(control).filter((id) => id !== errorId);
  ledger.setAttribute(control, 'aria-describedby', others.length > 0 ? others.join(' ') : null);
}

function describersOf(control: FieldControl): readonly string[] {
  return (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((id) => id !== '');
}

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
