import { formElements } from '../../../shared/dom/unclobbered-form.js';
import { isJoined } from '../../../shared/uploads/server-input.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { readJson } from '../definition/read-json.model.js';
import { uploadFormat } from '../definition/widget-format.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import { errorElementOf } from '../markup/field-parts.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { fieldNameOf } from '../markup/server-names.model.js';
import { type FileGroup, groupInputs } from './file-groups.dom.js';

/** The element that a file field gets; it is a tag of its own, with its own list, previews and texts. */
export const uploadsTag = 'rs-uploads';

export type UploadsElement = HTMLElementTagNameMap[typeof uploadsTag];

/** A file field of the form. */
export interface UploadField {
  readonly name: string;
  /** The texts of this field alone, by their keys. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The boxes that the server puts around a file input, which are no place for anything else. */
const inputBoxes = '.rsfp-field-multiple-plus, [uk-form-custom], .uk-form-file';

const addButton = '.rsfp-field-multiple-plus-button';

/** The file fields of a form, each with the words that its author wrote for it. To be read before anything is marked. */
export function findUploadFields(
  form: ServerForm,
  definitions: readonly FieldDefinition[],
): readonly UploadField[] {
  const names = new Set(fileInputs(form).flatMap((input) => fieldNameOf(input.name) ?? []));
  return [...names].map((name) => {
    const definition = definitions.find((one) => one.name === name);
    const message = definition?.message ?? errorElementOf(form, name)?.textContent.trim();
    const { texts = {} } = readJson(uploadFormat, definition ?? {}) ?? {};
    return { name, texts: { ...(message && { VALIDATIONMESSAGE: message }), ...texts } };
  });
}

/** The inputs of a field as they are now: some may have been added. */
export function inputsOf(form: ServerForm, name: string): readonly HTMLInputElement[] {
  return fileInputs(form).filter((input) => fieldNameOf(input.name) === name);
}

/** Whether the page hides a field, or what it stands in. Every page of the form is checked, but for that. */
export function isOutOfSight({ form, pages }: FormSession, name: string): boolean {
  const pageAt = (element: Element | null) => pages.paging?.pageAt(element) ?? null;
  for (let at = form.block(name); at && at !== form.element; at = at.parentElement) {
    const isPage = pageAt(at) !== null && pageAt(at.parentElement) === null;
    if (!isPage && getComputedStyle(at).display === 'none') return true;
  }
  return false;
}

/** Puts an element behind the inputs of a field, one for those that belong together, where the author has put none. */
export function placeUploads(form: ServerForm, { name }: UploadField): readonly UploadsElement[] {
  const authored = form.find<UploadsElement>(uploadsTag);
  const groups = groupInputs(inputsOf(form, name));
  return groups
    .filter((group) => !authored.some((one) => servesGroup(one, group)))
    .map(({ inputs: [first, ...more] }) => {
      const element = first.ownerDocument.createElement(uploadsTag);
      const last = more.at(-1) ?? first;
      element.input = first;
      (last.closest(inputBoxes) ?? last).after(element);
      return element;
    });
}

/** Whether an element that may not have started yet stands beside the inputs. */
function servesGroup(element: UploadsElement, { inputs }: FileGroup): boolean {
  const id = element.getAttribute('for');
  return inputs.some((input) => (id === null ? element.contains(input) : id !== '' && id === input.id));
}

/** What belongs to the inputs of a field, as it is now: their boxes, and the button that adds another one. */
export function controlsOf(form: ServerForm, name: string): readonly HTMLElement[] {
  const inputs = inputsOf(form, name);
  const boxes = inputs.map((input) => input.closest<HTMLElement>(inputBoxes) ?? input);
  const button = inputs.some(isJoined) ? form.block(name)?.querySelector<HTMLElement>(addButton) : null;
  return button ? [...boxes, button] : boxes;
}

/** The server's buttons that add another input. */
export function addButtonsIn(form: ServerForm): readonly HTMLElement[] {
  return form.find<HTMLElement>(addButton);
}

function fileInputs({ element }: ServerForm): readonly HTMLInputElement[] {
  return formElements(element).filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'file',
  );
}
