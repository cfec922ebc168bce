import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import {
  authoredMessageOf,
  componentIdOf,
  errorElementOf,
  errorElementsOf,
  focusFirst,
} from '../markup/field-parts.dom.js';
import { blockClass, errorShownClass } from '../markup/server-names.model.js';
import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { reveal, whenInSight } from '../../../shared/dom/reveal.js';
import { errorInWords, type FieldError, type FormPlace } from './violation.model.js';

/** Place of an error: a field with its controls, or a component without controls. */
export interface MarkedPlace {
  readonly errorElement: HTMLElement | null;
  readonly block: HTMLElement | null;
  readonly controls: readonly FieldControl[];
}

export function findPlace(form: ServerForm, { name, componentId }: FormPlace): MarkedPlace {
  if (name !== '') {
    return {
      errorElement: errorElementOf(form, name),
      block: form.block(name),
      controls: form.controls(name),
    };
  }
  const isWanted = (element: HTMLElement) => componentIdOf(element) === componentId;
  const errorElement = errorElementsOf(form).find(({ element }) => isWanted(element))?.element ?? null;
  const block = errorElement?.closest<HTMLElement>(`.${blockClass}`) ?? null;
  return { errorElement, block, controls: [] };
}

/** The pages of the form, as far as an error needs them. */
interface ErrorPages {
  pageAt(element: Element | null): number | null;
  show(page: number, reason: 'error'): boolean;
}

/** Target of a link to something wrong. */
export function targetOf(form: ServerForm, place: FormPlace): HTMLElement | null {
  const { controls, errorElement } = findPlace(form, place);
  return controls.find(({ type }) => controlTraits(type).isSeen) ?? controls[0] ?? errorElement;
}

/**
 * Shows the place of an error, on any page of the form and in anything that can be opened, and moves the focus there.
 * Calls back with true if the place has the focus: at once, or later if a script of the page opens its container.
 */
export function reachPlace(
  form: ServerForm,
  paging: ErrorPages | null,
  place: FormPlace,
  reached: (isThere: boolean) => void = () => undefined,
): void {
  const target = targetOf(form, place);
  const page = paging?.pageAt(target) ?? null;
  if (page !== null) paging?.show(page, 'error');
  const focus = () => reached(focusPlace(form, place));
  if (target && reveal(target)) whenInSight(target, focus);
  else focus();
}

/** Moves the focus to an element that a visitor can correct: a field, or the content of a component's block without a field. */
function focusPlace(form: ServerForm, place: FormPlace): boolean {
  const { controls, block } = findPlace(form, place);
  const offered = block?.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href], iframe');
  return focusFirst(place.name === '' ? [...(offered ?? [])] : controls);
}

/** The errors that the server marked in a form that it sent back: of fields, then of components without one. */
export function readServerErrors(form: ServerForm): readonly FieldError[] {
  if (form.markup) return form.markup.serverErrors().map(errorInWords);
  const shown = errorElementsOf(form).filter(({ element }) => element.classList.contains(errorShownClass));
  return shown.map(({ name, element }) => ({
    name,
    ...(name === '' && { componentId: componentIdOf(element) }),
    text: { message: element.textContent.trim() },
  }));
}

/**
 * Returns the author's message for each field that has one: the JSON's `message`, else the text that the server
 * rendered for it. To be called before anything is marked.
 */
export function readAuthoredWords(
  form: ServerForm,
  fields: readonly FieldDefinition[],
): ReadonlyMap<string, string> {
  const rendered = form.names.map((name) => [name, authoredMessageOf(form, name)] as const);
  const written = fields.map(({ name, message }) => [name, message?.trim()] as const);
  return new Map([...rendered, ...written].flatMap(([name, text]) => (text ? [[name, text] as const] : [])));
}
