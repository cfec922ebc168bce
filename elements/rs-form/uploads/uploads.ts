import { whenNear } from '../../../shared/dom/when-near.js';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { checkFiles } from '../../../shared/uploads/check-files.model.js';
import { es } from '../texts/es.js';
import { isFieldHidden } from '../conditions/visibility.model.js';
import type { FieldError } from '../checks/violation.model.js';
import { heldPress, waitingButtons } from '../form/held-press.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { fieldNameOf } from '../markup/server-names.model.js';
import { filesOf, groupInputs, isOperable } from './file-groups.dom.js';
import {
  addButtonsIn,
  controlsOf,
  findUploadFields,
  inputsOf,
  isOutOfSight,
  placeUploads,
  uploadsTag,
  type UploadField,
  type UploadsElement,
} from './uploads.dom.js';

/**
 * Places an `<rs-uploads>` for every file field, and checks files itself: an attachment that is missing costs nobody a
 * reload, also where the tag's file does not come.
 */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition } = session;
  const fields = findUploadFields(form, definition.fields);
  const elements = fields.flatMap((field) =>
    placeUploads(form, field).map((element) => {
      element.locale = shell.locale;
      element.texts = { ...definition.texts, ...field.texts };
      return element;
    }),
  );

  /** The first thing that is wrong with a field. One that the page itself has hidden or disabled holds nobody up. */
  function findError({ name, texts }: UploadField): readonly FieldError[] {
    if (isOutOfSight(session, name)) return [];
    const own = { ...definition.texts, ...texts };
    const translate = createTexts({ host: shell, texts: es, own, locale: shell.locale });
    const groups = groupInputs(inputsOf(form, name)).filter(isOperable);
    const language = shell.locale || languageOf(shell);
    const found = groups.flatMap((group) => checkFiles(group.rules, filesOf(group), language));
    return found
      .slice(0, 1)
      .map(({ key, values }) => ({ name, text: { message: translate(key, ...values) } }));
  }

  const stops = [loadNear(session, elements), followVisibility(session, fields, elements)];

  return {
    findErrors(isChecked) {
      if (shell.validation === 'none') return [];
      return fields.filter(({ name }) => isChecked(name)).flatMap(findError);
    },
    stop() {
      for (const stop of stops) stop();
      for (const element of elements) element.remove();
    },
  };
}

/** Loads the tag with the first of its elements that is in view or nearly so. Returns the way to call it off. */
function loadNear(session: FormSession, elements: readonly UploadsElement[]): () => void {
  const buttons = waitingButtons(addButtonsIn(session.form), uploadsTag);
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      await requestTag(uploadsTag);
      const repeatPress = heldPress(session, buttons);
      for (const element of elements) if (element.isConnected) element.withCore(repeatPress);
    } catch (error) {
      session.shell.report(error, uploadsTag);
    }
  }

  const stops = elements.map((element) => whenNear(element, () => void (loading ??= load())));
  return () => {
    for (const stop of stops) stop();
  };
}

/** A condition on a field alone hides its controls; inputs that were added, and what we put beside them, go along. */
function followVisibility(
  { form, visibility, undoLog }: FormSession,
  fields: readonly UploadField[],
  elements: readonly UploadsElement[],
): () => void {
  const hidden = new Set<Element>();

  function show(part: HTMLElement, isShown: boolean): void {
    // What the page itself has hidden is not ours to show.
    if (isShown ? hidden.delete(part) : !hidden.has(part)) undoLog.setShown(part, isShown);
    if (!isShown) hidden.add(part);
  }

  function follow(): void {
    for (const { name } of fields) {
      const isShown = !isFieldHidden(visibility.state, name);
      const ofField = elements.filter(({ input }) => input && fieldNameOf(input.name) === name);
      for (const part of [...controlsOf(form, name), ...ofField]) show(part, isShown);
    }
  }

  follow();
  return visibility.subscribe(follow);
}
