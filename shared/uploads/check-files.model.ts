import { isOfType } from './accept.model.js';
import { describeBytes } from './describe-bytes.model.js';
import { extensionOf, type UploadRules } from './upload-rules.model.js';

/** A picked file, as far as a check asks: its content is never read. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  /** Media type by the browser; '' where it does not know. */
  readonly type?: string;
}

/** The messages of a file field, by the keys of the server. */
export type UploadKey =
  | 'VALIDATIONMESSAGE'
  | 'COM_RSFORM_MINFILES_REQUIRED'
  | 'COM_RSFORM_MAXFILES_REQUIRED'
  | 'COM_RSFORM_FILE_EXCEEDS_LIMIT'
  | 'COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED';

/** What is wrong, and what stands in its text. */
export interface UploadViolation {
  readonly key: UploadKey;
  readonly values: readonly (string | number)[];
}

const bytesPerKilobyte = 1024;

/** Returns what is wrong with the files of a field, all its inputs together. */
export function checkFiles(
  rules: UploadRules,
  files: readonly PickedFile[],
  language: string,
): readonly UploadViolation[] {
  if (files.length === 0) return rules.isRequired ? [{ key: 'VALIDATIONMESSAGE', values: [] }] : [];
  return [...checkNumber(rules, files.length), ...files.flatMap((file) => checkFile(rules, file, language))];
}

/**
 * Returns what is wrong with one file. An empty one is a file; the server may refuse it. A size is given twice: as a
 * number of KB, for the server's own texts, and in the words of the language.
 */
export function checkFile(
  rules: UploadRules,
  { name, size, type = '' }: PickedFile,
  language: string,
): readonly UploadViolation[] {
  const { maxBytes, extensions, types } = rules;
  const violations: UploadViolation[] = [];
  const shown = shownName(name);
  if (maxBytes > 0 && size > maxBytes) {
    const kilobytes = Number((maxBytes / bytesPerKilobyte).toFixed(2));
    violations.push({
      key: 'COM_RSFORM_FILE_EXCEEDS_LIMIT',
      values: [shown, kilobytes, describeBytes(maxBytes, language)],
    });
  }
  const extension = extensionOf(name);
  const isAllowed = extensions.includes(extension) || types.some((one) => isOfType(one, type, extension));
  if (extensions.length + types.length > 0 && !isAllowed)
    violations.push({ key: 'COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED', values: [shown] });
  return violations;
}

function checkNumber({ minFiles, maxFiles }: UploadRules, count: number): readonly UploadViolation[] {
  if (count < minFiles) return [{ key: 'COM_RSFORM_MINFILES_REQUIRED', values: [minFiles] }];
  if (maxFiles > 0 && count > maxFiles) return [{ key: 'COM_RSFORM_MAXFILES_REQUIRED', values: [maxFiles] }];
  return [];
}

const mostLetters = 80;
const lastLetters = 20;

/** A file's name as it is shown: a mark stands for each sign that is not seen, or that turns around what follows. */
export function visibleName(name: string): string {
  return name.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

/** A file's name inside a sentence: apart from the words around it, and without its middle where it is very long. */
export function shownName(name: string): string {
  const letters = [...visibleName(name)];
  const isLong = letters.length > mostLetters;
  const kept = isLong
    ? [...letters.slice(0, mostLetters - lastLetters), '…', ...letters.slice(-lastLetters)]
    : letters;
  return `\u2068${kept.join('')}\u2069`;
}
