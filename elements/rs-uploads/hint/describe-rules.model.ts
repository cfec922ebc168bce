import { endingsOf } from '../../../shared/uploads/accept.model.js';
import { describeBytes } from '../../../shared/uploads/describe-bytes.model.js';
import { listIn } from '../../../shared/i18n/by-intl.model.js';
import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';

/** Returns the text of a key with its values. */
type Translate = (key: string, ...values: (string | number)[]) => string;

/** Returns the limits of a field, a sentence each: types, size, number; '' for one without a limit. */
export function describeRules(rules: UploadRules, translate: Translate, language: string): readonly string[] {
  const { maxBytes } = rules;
  const types = describeTypes(rules, translate);
  return [
    types.length > 0 ? translate('uploads.types', listIn(language, types)) : '',
    maxBytes > 0 ? translate('uploads.size', describeBytes(maxBytes, language)) : '',
    describeNumber(rules, translate),
  ];
}

/** Limits of the element alone. */
interface OwnLimits {
  readonly maxTotalBytes: number;
  readonly maxFormBytes: number;
  readonly shrink: number;
}

/** Returns those of the rules, those about several files together, and that pictures are made smaller. */
export function describeField(
  rules: UploadRules,
  { maxTotalBytes, maxFormBytes, shrink }: OwnLimits,
  translate: Translate,
  language: string,
): readonly string[] {
  return [
    ...describeRules(rules, translate, language),
    maxTotalBytes > 0 ? translate('uploads.total', describeBytes(maxTotalBytes, language)) : '',
    maxFormBytes > 0 ? translate('uploads.form-total', describeBytes(maxFormBytes, language)) : '',
    shrink > 0 ? translate('uploads.shrinks') : '',
  ];
}

/** Returns words such as "PDF" and "images": extensions, the usual extension of a media type, or the word for its kind. */
function describeTypes({ extensions, types }: UploadRules, translate: Translate): readonly string[] {
  const words = types.map((type) => {
    const [ending] = endingsOf(type);
    if (!ending) return type;
    return type.endsWith('/*') ? translate(`uploads.${type.slice(0, -2)}`) : ending.toUpperCase();
  });
  return [...new Set([...extensions.map((extension) => extension.toUpperCase()), ...words])];
}

/** Returns the sentence about the number of files; '' for one file, which is the usual number. */
function describeNumber({ minFiles, maxFiles }: UploadRules, translate: Translate): string {
  if (minFiles > 1 && minFiles === maxFiles) return translate('uploads.exactly', minFiles);
  if (minFiles > 1 && maxFiles > minFiles) return translate('uploads.between', minFiles, maxFiles);
  if (minFiles > 1) return translate('uploads.at-least', minFiles);
  return maxFiles > 1 ? translate('uploads.at-most', maxFiles) : '';
}
