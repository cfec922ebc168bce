import { findInForm, formElements } from '../../../shared/dom/unclobbered-form.js';
import { fieldNameOf } from '../markup/server-names.model.js';
import { findTagFor } from './authored-tags.dom.js';
import { asksForCheck } from './legacy-behaviour.model.js';
import type { FormHost } from '../form/rs-form.session.js';

export type FormTag = FormHost & {
  form: HTMLFormElement | null;
  focusOnError: string;
  scrollToError: boolean;
} & {
  disableOnSubmit: boolean;
  withoutDraft: boolean;
  validation: string;
  consentCategory: string;
  withCore(task: () => void, refuse?: () => void): void;
};

const tagName = 'rs-form';

/** The element of a form: the one around it, one that speaks of it by its number, or a new one beside it. */
export interface PlacedTag {
  readonly tag: FormTag;
  /** Whether the page's author has placed it: then what it says counts, and nothing is written into it. */
  readonly isAuthored: boolean;
}

/** Finds the element that the page has for a form, or puts an empty one in front of it. The form stays where it is. */
export function placeTag(form: HTMLFormElement, formId: number): PlacedTag {
  const around = Element.prototype.closest.call(form, tagName) as FormTag | null;
  const known = around ?? (findTagFor(form, formId) as FormTag | null);
  if (known) {
    if (known !== around && known.form !== form) known.form = form;
    return { tag: known, isAuthored: true };
  }
  const tag = document.createElement(tagName) as unknown as FormTag;
  tag.form = form;
  return { tag, isAuthored: false };
}

/** Shows a new element to the page; the JSON is in it by then. */
export function connectTag(tag: FormTag, form: HTMLFormElement): void {
  if (!tag.isConnected) Element.prototype.before.call(form, tag);
}

/** Writes the JSON of a form into its element; answers whether it says something new. */
export function writeBehaviour(tag: FormTag, behaviour: object): boolean {
  const script = createJson(behaviour);
  const known = tag.querySelector(':scope > script');
  if (known?.textContent === script.textContent) return false;
  known?.remove();
  tag.append(script);
  return true;
}

/** What an element is told, as it stands in a page. */
export function createJson(behaviour: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.append(JSON.stringify(behaviour));
  return script;
}

/** Starts the form anew with what is in its element now. */
export function restart(tag: FormTag, form: HTMLFormElement): void {
  tag.form = null;
  tag.form = form;
}

/** The field that an input with this id belongs to, in this form: two forms may share their ids. */
export function fieldById(form: HTMLFormElement, id: string): string | undefined {
  const input = formElements(form).find((one) => one.id === id);
  return fieldNameOf(input?.getAttribute('name') ?? '') ?? undefined;
}

/** Whether anything in the form has a class. */
export function hasClassInside(form: HTMLFormElement, name: string): boolean {
  return form.classList.contains(name) || findInForm(form, `.${name}`).length > 0;
}

/** Whether a button of the form asks for a check before the next page. */
export function hasCheckedPages(form: HTMLFormElement): boolean {
  return findInForm(form, '[onclick]').some((one) => asksForCheck(one.getAttribute('onclick') ?? ''));
}
