import { whenNear } from '../../../shared/dom/when-near.js';
import { requestTag } from '../../../shared/element/lazy-tags.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { checkFiles } from '../../../shared/uploads/check-files.model.js';
import { filesOf, groupInputs } from '../../../shared/uploads/file-groups.js';
import { uploadTexts } from '../../../shared/uploads/upload-texts.model.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { findUploadFields, inputsOf, placeUploads, uploadsTag, type UploadField } from './uploads.dom.js';

/**
 * Places an `<rs-uploads>` for every file field, and checks files itself: an attachment that is missing costs nobody a
 * reload, also where the tag's file does not come (specification 5, "File checks").
 */
export function startFeature({ shell, form, definition }: FormSession): FormFeature {
  const fields = findUploadFields(form, definition.fields);
  const elements = fields.flatMap((field) =>
    placeUploads(form, field).map((element) => {
      element.locale = shell.locale;
      element.texts = { ...definition.texts, ...field.texts };
      return element;
    }),
  );

  /** The first thing that is wrong with a field. A block that the page itself has hidden holds nobody up. */
  function findError({ name, texts }: UploadField): readonly FieldError[] {
    const block = form.block(name);
    if (block && getComputedStyle(block).display === 'none') return [];
    const own = { ...definition.texts, ...texts };
    const translate = createTexts({ host: shell, catalogues: [uploadTexts], own, locale: shell.locale });
    const found = groupInputs(inputsOf(form, name)).flatMap((group) =>
      checkFiles(group.rules, filesOf(group)),
    );
    return found
      .slice(0, 1)
      .map(({ key, values }) => ({ name, text: { message: translate(key, ...values) } }));
  }

  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= requestTag(uploadsTag).catch((error: unknown) => shell.report(error, uploadsTag)));
  const stops = elements.map((element) => whenNear(element, () => void load()));

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
