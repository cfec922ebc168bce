import { httpUrl } from '../../../shared/dom/http-url.js';
import { findInForm, formAction, formAttribute } from '../../../shared/dom/unclobbered-form.js';
import { document, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import { numberOfText, textOfMarks } from './form-number.model.js';
import { readFormId } from './server-form.dom.js';

/** Numbers of forms as they were first read: another form of the page may go meanwhile. */
const known = new WeakMap<HTMLFormElement, number>();

/**
 * Returns the number of a form: the server's, or one of nine digits that is made of the form's attributes, of its fields where it
 * has neither id nor name, and of its place among forms alike. It is the same at each load of the page.
 */
export function formNumberOf(form: HTMLFormElement): number {
  const number = readFormId(form) ?? known.get(form) ?? createNumber(form);
  known.set(form, number);
  return number;
}

/** Returns the forms of a page. A page can give its forms and images names that hide the document's own members. */
export function formsOf(document: SafeDocument): readonly HTMLFormElement[] {
  const all = document.querySelectorAll('form');
  return [...all].filter((one): one is HTMLFormElement => one instanceof HTMLFormElement);
}

function createNumber(form: HTMLFormElement): number {
  const text = marksOf(form);
  const alike = formsOf(document).filter((one) => marksOf(one) === text);
  return numberOfText(`${text} ${alike.indexOf(form)}`);
}

function marksOf(form: HTMLFormElement): string {
  const url = httpUrl(formAction(form), document.baseURI);
  const controls = findInForm(form, 'input:not([type=hidden]), select, textarea');
  return textOfMarks({
    id: formAttribute(form, 'id') ?? '',
    name: formAttribute(form, 'name') ?? '',
    action: url ? url.pathname + url.hash : '',
    controlNames: controls.map((control) => control.getAttribute('name') ?? ''),
  });
}
