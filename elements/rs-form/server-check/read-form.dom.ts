import { formElements } from '../../../shared/dom/unclobbered-form.js';
import { controlValue } from '../definition/types.model.js';
import { readPageGlobal } from '../markup/page-global.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { componentIdOf, errorElementsOf } from '../markup/field-parts.dom.js';

/** Returns the reader of a control's rich-text editor by the control's name; undefined for no editor. */
export type EditorOf = (controlName: string) => (() => unknown) | undefined;

export type Pair = readonly [name: string, value: string];

/**
 * Returns the entries of a form for a validate call: every named control in document order, also the disabled ones and the
 * buttons, without files.
 */
export function payloadOf(form: HTMLFormElement, editorOf: EditorOf = () => undefined): readonly Pair[] {
  return formElements(form).flatMap((element) => {
    const name = element.getAttribute('name') ?? '';
    if (name === '') return [];
    const edited = editorOf(name)?.();
    const values = typeof edited === 'string' ? [edited] : valuesOf(element);
    return values.map((value): Pair => [name, value]);
  });
}

/** The pairs as a post has them: every line break is CR LF there. */
export function searchParamsOf(pairs: readonly Pair[]): URLSearchParams {
  return new URLSearchParams(pairs.map(([name, value]) => [withPostedBreaks(name), withPostedBreaks(value)]));
}

/** The editor that a page script has registered for a control. */
export const pageEditorOf: EditorOf = (controlName) => {
  const editor = readPageGlobal('RSFormPro', 'Editors', controlName);
  return typeof editor === 'function' ? (editor as () => unknown) : undefined;
};

function valuesOf(element: Element): readonly string[] {
  if (element instanceof HTMLInputElement) return inputValues(element);
  if (element instanceof HTMLSelectElement)
    return [...element.options].filter(isPosted).map(({ value }) => value);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLButtonElement) return [element.value];
  const isCustom = element.localName.includes('-') && 'value' in element;
  return isCustom && typeof element.value === 'string' ? [element.value] : [];
}

function inputValues({ type, checked, value }: HTMLInputElement): readonly string[] {
  const holds = controlValue(type);
  return holds === 'file' || (holds === 'tick' && !checked) ? [] : [value];
}

function isPosted(option: HTMLOptionElement): boolean {
  const group = option.parentElement;
  const isOff = option.disabled || (group instanceof HTMLOptGroupElement && group.disabled);
  return option.selected && !isOff;
}

function withPostedBreaks(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

/** A component of the form, found by its error element. */
export interface FormComponent {
  /** The field that it belongs to; empty where it has no field of its own. */
  readonly name: string;
  /** The words that the server rendered for it. */
  readonly text: string;
}

/** The components of this form by their id; another form of the page may use the same ids. */
export function findComponents(form: ServerForm): ReadonlyMap<string, FormComponent> {
  const found = new Map<string, FormComponent>();
  for (const { name, element } of errorElementsOf(form)) {
    const id = componentIdOf(element);
    if (!found.has(id)) found.set(id, { name, text: element.textContent.trim() });
  }
  return found;
}
