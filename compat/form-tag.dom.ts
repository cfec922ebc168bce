/** `<rs-form>` elements of the page's forms: found, placed, and filled with JSON. */
import { findInForm, formElements } from '../shared/dom/unclobbered-form.js';
import type { FormHost } from '../elements/rs-form/form/rs-form.session.js';
import { fieldNameOf } from '../elements/rs-form/markup/server-names.model.js';
import { document, unclobbered } from '../shared/dom/unclobbered.js';
import { optionsOf } from './call-values.model.js';
import { formIdOf } from './fields.dom.js';
import { asksForCheck } from './legacy-behaviour.model.js';

/** Interface of an `<rs-form>` element that this module sets options on. */
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

/** Element of a form: the one around it, one with JSON for its id, or a new one beside it. */
export interface PlacedTag {
  readonly tag: FormTag;
  /** True if the author has placed the element. It keeps its own settings. */
  readonly isAuthored: boolean;
}

/** Finds the element of a form, or creates one that is not in the document yet. The form stays where it is. */
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

/** Inserts a new element in front of its form. The JSON must be in the element. */
export function connectTag(tag: FormTag, form: HTMLFormElement): void {
  if (!tag.isConnected) Element.prototype.before.call(form, tag);
}

/** Writes the JSON of a form into its element. Returns true if it differs from the JSON that was there. */
export function writeBehaviour(tag: FormTag, behaviour: object): boolean {
  const script = createJson(behaviour);
  const known = tag.querySelector(':scope > script');
  if (known?.textContent === script.textContent) return false;
  known?.remove();
  tag.append(script);
  return true;
}

/** Creates the `<script type="application/json">` of an element. */
export function createJson(behaviour: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.append(JSON.stringify(behaviour));
  return script;
}

/** Restarts the element of a form, so that it reads its JSON again. */
export function restart(tag: FormTag, form: HTMLFormElement): void {
  tag.form = null;
  tag.form = form;
}

type AuthoredTag = HTMLElement & { form?: HTMLFormElement | null };

/** Returns the author's element that wraps no form, and whose JSON has this form's id; null for none. */
function findTagFor(form: HTMLFormElement, formId: number): AuthoredTag | null {
  const tags = [...document.querySelectorAll<AuthoredTag>(tagName)];
  const isFor = (tag: AuthoredTag) =>
    !tag.querySelector('form') && (tag.form ?? form) === form && formIdInJson(tag) === formId;
  return tags.find(isFor) ?? null;
}

/** Sets `form` of the author's elements before `rs-form.js` is loaded, so that none starts without a form. */
export function fillAuthoredTags(): void {
  for (const form of document.forms) {
    const formId = formIdOf(form);
    if (formId === null || Element.prototype.closest.call(form, tagName)) continue;
    const tag = findTagFor(form, formId);
    if (tag) tag.form = form;
  }
}

/** Returns true if the author's JSON has totals: then the element writes them, and not the page's own function. */
export function writesTotals(tag: Element): boolean {
  const calculations = readJson(tag)['calculations'];
  return Array.isArray(calculations) && calculations.length > 0;
}

function formIdInJson(tag: Element): number {
  return Number(readJson(tag)['formId']);
}

/** Returns the object in an element's JSON; an empty one for anything else. */
function readJson(tag: Element): Readonly<Record<string, unknown>> {
  try {
    const json = tag.querySelector(':scope > script[type="application/json"]')?.textContent ?? '';
    return optionsOf(JSON.parse(json));
  } catch {
    return {};
  }
}

/** Returns the name of the field that the input with this id belongs to. Two forms may have equal ids. */
export function fieldById(form: HTMLFormElement, id: string): string | undefined {
  const input = formElements(form).find((one) => one.id === id);
  return fieldNameOf(input?.getAttribute('name') ?? '') ?? undefined;
}

/** Returns true if the form or an element in it has this class. */
export function hasClassInside(form: HTMLFormElement, name: string): boolean {
  return unclobbered(form).classList.contains(name) || findInForm(form, `.${name}`).length > 0;
}

/** Returns true if a page button of the form enables validation before the next page. */
export function hasCheckedPages(form: HTMLFormElement): boolean {
  return findInForm(form, '[onclick]').some((one) => asksForCheck(one.getAttribute('onclick') ?? ''));
}
