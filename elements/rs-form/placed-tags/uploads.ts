import { createTexts } from '../../../shared/i18n/create-texts.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { checkFiles } from '../../../shared/uploads/check-files.model.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { es } from '../texts/es.js';
import { startPlacement } from './place-tag.dom.js';
import {
  addButtonsIn,
  controlsOf,
  filesOf,
  findUploadFields,
  groupInputs,
  inputsOf,
  isOperable,
  isOutOfSight,
  placeUploads,
  type UploadField,
} from './uploads.dom.js';

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
  const stop = startPlacement(session, { tag: 'rs-uploads', placed, parts, buttons: addButtonsIn(form) });

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
  const own = { ...definition.texts, ...texts };
  const translate = createTexts({ host: shell, texts: es, own, locale: shell.locale });
  const groups = groupInputs(inputsOf(form, name)).filter(isOperable);
  const language = shell.locale || languageOf(shell);
  const found = groups.flatMap((group) => checkFiles(group.rules, filesOf(group), language));
  return found.slice(0, 1).map(({ key, values }) => ({ name, text: { message: translate(key, ...values) } }));
}
