import type { OwnTexts } from '../../../shared/element/input-shell-element.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { UploadViolation } from '../../../shared/uploads/check-files.model.js';

/** Texts for a row, which has the name of its file already, by the keys of those for the whole field. */
const rowKeys: ReadonlyMap<UploadViolation['key'], string> = new Map<UploadViolation['key'], string>([
  ['COM_RSFORM_FILE_EXCEEDS_LIMIT', 'uploads.too-large'],
  ['COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED', 'uploads.wrong-type'],
]);

/** Returns the text of a violation in the row of its file: without the name, unless the author has written the text. */
export function describeInRow(
  { key, values }: UploadViolation,
  own: OwnTexts | undefined,
  translate: Translate,
): string {
  const rowKey = rowKeys.get(key);
  if (rowKey === undefined || own?.[key] !== undefined) return translate(key, ...values);
  return translate(rowKey, values.at(-1) ?? '');
}
