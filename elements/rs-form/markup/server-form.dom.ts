import { findInForm, formElements, isTied } from '../../../shared/dom/unclobbered-form.js';
import { document, documentOf } from '../../../shared/dom/unclobbered.js';
import {
  blockClass,
  blockClassOf,
  errorShownClass,
  fieldNameOf,
  formIdControl,
} from './server-names.model.js';
import { CompactLists } from '../../../shared/store/compact-lists.model.js';
import { wordsOf } from '../../../shared/dom/label-text.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { FormMarkup } from './form-markup.dom.js';
import type { Answered, SystemVerdict } from './post-answer.dom.js';

export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** The server's form, found by markup that the server guarantees and never by ids that two forms may share. */
export interface ServerForm {
  readonly element: HTMLFormElement;
  readonly formId: number;
  /** The names of all fields, in document order. */
  readonly names: readonly string[];
  controls(name: string): readonly FieldControl[];
  block(name: string): HTMLElement | null;
  labels(name: string): readonly HTMLElement[];
  /** Returns the elements that match a selector, in the form and in the blocks of its controls outside of it. */
  find<Found extends Element = HTMLElement>(selector: string): readonly Found[];
  /** Returns the name of the field that a control belongs to; null for a control that is no field. */
  fieldOf(controlName: string): string | null;
  /** Returns true if the server sent the form back with errors. */
  hasErrors(): boolean;
  /** Indexes the form again, with the controls that it has now. */
  readAgain(): ServerForm;
  /** Markup of another system's form; undefined for RSForm's. */
  readonly markup?: FormMarkup;
  /** Elements that are the pages of another system's form, in their order; undefined for a form without pages. */
  readonly pages?: readonly HTMLElement[];
  /** Reads the answer of another system to its form. */
  readonly readAnswer?: (answer: Answered) => SystemVerdict;
}

/** Indexes a form once; controls that appear later need a new index. */
export function indexServerForm(form: HTMLFormElement, formId: number): ServerForm {
  const byName = new CompactLists<FieldControl>();
  for (const element of formElements(form)) {
    if (!isFieldControl(element)) continue;
    const name = fieldNameOf(element.name);
    if (name !== null) byName.add(name, element);
  }

  const outside = formElements(form).filter((element) => isTied(element, form));
  const parts = new Set(outside.map((element) => element.closest(`.${blockClass}`) ?? element));
  const controls = (name: string): readonly FieldControl[] => byName.list(name);
  const block = (name: string): HTMLElement | null => findBlock(form, name, controls(name));
  const labels = (name: string): readonly HTMLElement[] => [...labelsOf(controls(name), block(name))];

  const find = <Found extends Element>(selector: string): readonly Found[] => [
    ...findInForm<Found>(form, selector),
    ...[...parts].flatMap((part) => findInPart<Found>(part, selector)),
  ];

  return {
    element: form,
    formId,
    get names() {
      return [...byName.keys()];
    },
    controls,
    block,
    labels,
    find,
    fieldOf: fieldNameOf,
    hasErrors: () => find(`.${errorShownClass}`).length > 0,
    readAgain: () => indexServerForm(form, formId),
  };
}

function findInPart<Found extends Element>(part: Element, selector: string): Found[] {
  return [part, ...part.querySelectorAll('*')].filter((one): one is Found => one.matches(selector));
}

/** The number in the form's hidden `form[formId]`; null where the element is no form of the server. */
export function readFormId(form: HTMLFormElement): number | null {
  for (const element of formElements(form)) {
    if (!(element instanceof HTMLInputElement) || element.name !== formIdControl) continue;
    const id = Number.parseInt(element.value, 10);
    if (id >= 0) return id;
  }
  return null;
}

/** Returns true if an element of a form can be the control of a field. */
export function isFieldControl(element: Element): element is FieldControl {
  return element.matches('input, select, textarea, button');
}

/** Two names may share an alias: the block that holds the control comes first. */
function findBlock(
  form: HTMLFormElement,
  name: string,
  controls: readonly FieldControl[],
): HTMLElement | null {
  const [first] = controls;
  const own = first?.closest<HTMLElement>(`.${blockClass}`);
  if (own) return own;
  return findInForm<HTMLElement>(form, `.${CSS.escape(blockClassOf(name))}`)[0] ?? null;
}

/** A group's caption comes first: it is beside the group and names no single control. */
function labelsOf(controls: readonly FieldControl[], block: HTMLElement | null): Set<HTMLElement> {
  const captions = [...(block?.querySelectorAll<HTMLElement>('label[id$="-grouplbl"]') ?? [])];
  return new Set([...captions, ...controls.flatMap((control) => [...(control.labels ?? [])])]);
}

/** The forms that were rendered from JSON; every other form is the server's. */
export const renderedForms = new WeakSet<HTMLFormElement>();

/** Returns the site's message about the last request; empty or undefined for none. */
export function systemMessage(): string | undefined {
  return messageBox()?.textContent.trim();
}

/** The element in which Joomla writes messages. */
export function messageBox(): HTMLElement | null {
  return document.getElementById('system-message-container');
}

/**
 * Names the server's groups whose `aria-labelledby` leads nowhere, because a field's name with a space makes two
 * ids of one (WCAG 1.3.1).
 */
export function nameGroups(form: ServerForm, undoLog: UndoLog): void {
  for (const group of form.find('[role="group"][aria-labelledby]')) {
    const id = group.getAttribute('aria-labelledby') ?? '';
    const caption = documentOf(group).getElementById(id);
    if (!/\s/.test(id) || !caption) continue;
    undoLog.setAttribute(group, 'aria-labelledby', null);
    undoLog.setAttribute(group, 'aria-label', wordsOf(caption));
  }
}
