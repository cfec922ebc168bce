import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { restoreText, writeText } from '../../../shared/dom/write-text.js';
import type { LayoutClasses } from '../definition/layouts.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { errorHiddenClass, fieldErrorClass } from '../markup/error-names.model.js';
import { errorShownClass } from '../markup/server-names.model.js';
import { errorWordsOf, setDescriber, wrapOwnText } from '../markup/field-parts.dom.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { styleBareError } from './bare-error.dom.js';
import { findPlace, readServerErrors, type MarkedPlace } from './places.dom.js';
import type { FormPlace } from './violation.model.js';

/** Marks a place with its error: classes, message, aria. A message that is null removes the marks. */
export function writeError(
  form: ServerForm,
  undoLog: UndoLog,
  classes: LayoutClasses,
  place: FormPlace,
  message: string | null,
): void {
  const isOn = message !== null;
  const marked = findPlace(form, place);
  const { controls } = marked;
  const errorElement = marked.errorElement ?? (isOn ? addError(form, undoLog, place) : null);
  if (errorElement) {
    // The server's own words keep their markup.
    restoreText(undoLog, errorElement);
    if (isOn && errorElement.textContent.trim() !== message)
      writeText(undoLog, errorElement, wrapOwnText(documentOf(errorElement), message));
    showErrorElement(form, undoLog, errorElement, isOn);
    if (isOn) styleBareError(undoLog, errorElement);
  }
  setPlaceClasses(form, marked, undoLog, classes, isOn);
  for (const control of controls) {
    undoLog.setAttribute(control, 'aria-invalid', isOn ? 'true' : null);
    if (errorElement) setDescriber(undoLog, control, errorElement.id, isOn);
  }
}

/** Removes the marks that the server put on fields. */
export function unmarkServerErrors(form: ServerForm, undoLog: UndoLog, classes: LayoutClasses): void {
  for (const error of readServerErrors(form)) writeError(form, undoLog, classes, error, null);
}

/** Creates the error element of a field where the markup of another system has none. */
function addError({ markup }: ServerForm, undoLog: UndoLog, { name }: FormPlace): HTMLElement | null {
  return markup && name !== '' ? markup.addError(name, undoLog) : null;
}

function showErrorElement(
  { markup }: ServerForm,
  undoLog: UndoLog,
  element: HTMLElement,
  isShown: boolean,
): void {
  if (markup) return markup.showError(element, isShown, undoLog);
  undoLog.toggleClass(element, errorHiddenClass, !isShown);
  undoLog.toggleClass(element, errorShownClass, isShown);
}

function setPlaceClasses(
  { markup }: ServerForm,
  { controls, block }: MarkedPlace,
  undoLog: UndoLog,
  classes: LayoutClasses,
  isOn: boolean,
): void {
  for (const control of controls) {
    if (!markup) undoLog.toggleClass(control, fieldErrorClass, isOn);
    undoLog.toggleClass(control, classes.fieldError, isOn);
  }
  if (block) undoLog.toggleClass(block, classes.parentError, isOn);
}

/** Shows or hides the server's own box of errors, where the form has one. */
export function showErrorBox(form: ServerForm, undoLog: UndoLog, isShown: boolean): void {
  const box = findErrorBox(form);
  // Tagged pages hide it by a sheet: a style attribute would break their policy.
  if (box) undoLog.setShown(box, isShown, 'block');
}

/** The words of the server's box of errors; null where the form has none. */
export function errorBoxText(form: ServerForm): string | null {
  return findErrorBox(form)?.textContent.trim() ?? null;
}

/** Returns the server's own sentence about errors: of its box, or of a form that it sent back; '' for none. */
export function serverSentence(form: ServerForm): string {
  // The words of other systems are errors of the form, each with a line of its own.
  if (form.markup) return '';
  const words = [
    errorBoxText(form) ?? '',
    ...bareErrorWords(form).map(({ textContent }) => textContent.trim()),
  ];
  return words.find((one) => one !== '') ?? '';
}

/** Returns the server's words above the fields of a form that it sent back. */
export function bareErrorWords(form: ServerForm): readonly HTMLElement[] {
  const box = findErrorBox(form);
  return form.markup ? [] : errorWordsOf(form).filter((one) => one !== box);
}

function findErrorBox({ element: form, formId }: ServerForm): HTMLElement | null {
  return findInForm<HTMLElement>(form, `[id="rsform_error_${formId}"]`)[0] ?? null;
}
