import { createFormTexts } from '../form/form-texts.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { checkFiles } from '../../../shared/uploads/check-files.model.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { startPlacement, type Placed } from './place-tag.dom.js';
import { formElements } from '../../../shared/dom/unclobbered-form.js';
import { isJoined, rulesOf } from '../../../shared/uploads/server-input.js';
import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { uploadFormat } from '../definition/widget-format.model.js';
import { besideOf } from '../markup/beside.dom.js';
import { authoredMessageOf } from '../markup/field-parts.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/**
 * Places an `<rs-uploads>` for every file field, and checks the files itself: a missing file is found before anything is
 * sent, also where the tag does not load.
 */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition } = session;
  const fields = findUploadFields(form, definition.fields);
  const placed = fields.flatMap((field) => placeUploads(form, field));
  const parts = () =>
    fields.flatMap(({ name }) => {
      const own = placed.filter((one) => one.name === name).map(({ element }) => element);
      return [...controlsOf(form, name), ...own].map((part) => [name, part] as const);
    });
  const stop = startPlacement(session, { tag: 'rs-uploads', placed, parts });

  return {
    findErrors(isChecked) {
      if (shell.validation === 'none') return [];
      return fields.filter(({ name }) => isChecked(name)).flatMap((field) => findError(session, field));
    },
    stop,
  };
}

/** Returns the first error of a field. A field that the page itself has hidden or disabled has none. */
function findError(session: FormSession, { name, texts }: UploadField): readonly FieldError[] {
  const { shell, form, definition } = session;
  if (isOutOfSight(session, name)) return [];
  const translate = createFormTexts(shell, { ...definition.texts, ...texts });
  const groups = groupInputs(inputsOf(form, name)).filter(isOperable);
  const language = shell.locale || languageOf(shell);
  for (const group of groups) {
    const [first] = checkFiles(group.rules, filesOf(group), language);
    if (first) return [{ name, text: { message: translate(first.key, ...first.values) } }];
  }
  return [];
}

type UploadsElement = HTMLElementTagNameMap['rs-uploads'];

const settingNames = ['shrink', 'quality', 'maxTotalBytes', 'maxFormBytes'] as const;

/** A file field of the form. */
export interface UploadField {
  readonly name: string;
  /** The texts of this field alone, by their keys. */
  readonly texts: Readonly<Record<string, string>>;
  /** Properties of the element that the author sets in the JSON. */
  readonly settings: Partial<Pick<UploadsElement, (typeof settingNames)[number]>>;
}

/** Boxes that the server puts around a file input. They can contain nothing else. */
const inputBoxes = '.rsfp-field-multiple-plus, [uk-form-custom], .uk-form-file';

/** The server's buttons that add another input. */
const addButton = '.rsfp-field-multiple-plus-button';

/**
 * Returns the file fields of a form, each with the message that its author wrote for it. To be called before an error is
 * shown.
 */
export function findUploadFields(
  form: ServerForm,
  definitions: readonly FieldDefinition[],
): readonly UploadField[] {
  const names = new Set(fileInputs(form).flatMap((input) => form.fieldOf(input.name) ?? []));
  return [...names].map((name) => {
    const definition = definitions.find((one) => one.name === name);
    const message = definition?.message ?? authoredMessageOf(form, name);
    const { texts = {}, ...settings } = readJson(uploadFormat, definition ?? {}) ?? {};
    return { name, settings, texts: { ...(message && { VALIDATIONMESSAGE: message }), ...texts } };
  });
}

/** Returns the inputs of a field as they are now: some may have been added. */
export function inputsOf(form: ServerForm, name: string): readonly HTMLInputElement[] {
  return fileInputs(form).filter((input) => form.fieldOf(input.name) === name);
}

/** Returns true if the page hides a field or an ancestor of it. Pages of the form that are not on show do not count. */
export function isOutOfSight({ form, pages }: FormSession, name: string): boolean {
  const pageAt = (element: Element | null) => pages.paging?.pageAt(element) ?? null;
  for (let at = form.block(name); at && at !== form.element; at = unclobbered(at).parentElement) {
    const isPage = pageAt(at) !== null && pageAt(unclobbered(at).parentElement) === null;
    if (!isPage && getComputedStyle(at).display === 'none') return true;
  }
  return false;
}

/** Puts an element behind each group of a field's inputs, unless the author has put one there. */
export function placeUploads(
  form: ServerForm,
  { name, settings, texts }: UploadField,
): readonly Placed<UploadsElement>[] {
  const authored = form.find<UploadsElement>('rs-uploads');
  const groups = groupInputs(inputsOf(form, name));
  return groups
    .filter((group) => !authored.some((one) => servesGroup(one, group)))
    .map(({ inputs: [first, ...more] }) => {
      const element = documentOf(first).createElement('rs-uploads');
      const last = more.at(-1) ?? first;
      element.input = first;
      for (const setting of settingNames)
        if (settings[setting] !== undefined) element[setting] = settings[setting];
      besideOf(form, name, last.closest(inputBoxes) ?? last).after(element);
      return { name, element, texts };
    });
}

/** Returns true if an element, which may not have started yet, is for a group's inputs. */
function servesGroup(element: UploadsElement, { inputs }: FileGroup): boolean {
  const id = element.getAttribute('for');
  return inputs.some((input) => (id === null ? element.contains(input) : id !== '' && id === input.id));
}

/** Returns the visible parts of a field's inputs: their boxes, and the button that adds another one. */
export function controlsOf(form: ServerForm, name: string): readonly HTMLElement[] {
  const inputs = inputsOf(form, name);
  const boxes = inputs.map((input) => input.closest<HTMLElement>(inputBoxes) ?? input);
  const button = inputs.some(isJoined) ? form.block(name)?.querySelector<HTMLElement>(addButton) : null;
  return button ? [...boxes, button] : boxes;
}

function fileInputs({ element }: ServerForm): readonly HTMLInputElement[] {
  return formElements(element).filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'file',
  );
}

/** Inputs whose files are checked together. */
interface FileGroup {
  /** In document order; at least one. */
  readonly inputs: readonly [HTMLInputElement, ...HTMLInputElement[]];
  readonly rules: UploadRules;
}

/** Groups a field's inputs: those to which others can be added are one group, every other is a group of its own. */
export function groupInputs(inputs: readonly HTMLInputElement[]): readonly FileGroup[] {
  const [first, ...more] = inputs.filter(isJoined);
  const alone = inputs.filter((input) => !isJoined(input));
  return [
    ...(first ? [{ inputs: [first, ...more] as const, rules: rulesOf(first) }] : []),
    ...alone.map((input) => ({ inputs: [input] as const, rules: rulesOf(input) })),
  ];
}

/** Returns true if a visitor can fill one of a group's inputs. */
export function isOperable({ inputs }: FileGroup): boolean {
  return inputs.some((input) => !input.matches(':disabled'));
}

/** Returns the files that a group would post. */
export function filesOf({ inputs }: FileGroup): readonly File[] {
  return inputs.flatMap((input) => (input.matches(':disabled') ? [] : [...(input.files ?? [])]));
}
