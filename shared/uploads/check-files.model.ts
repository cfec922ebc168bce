import { isOfType } from './accept.model.js';
import { describeBytes } from './describe-bytes.model.js';
import { extensionOf, type UploadRules } from './upload-rules.model.js';

/** Properties of a picked file that a check reads. Its content is never read. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  /** Media type by the browser; '' if it is unknown. */
  readonly type?: string;
}

/** Keys of the messages of a file field, as on the server. */
export type UploadKey =
  | 'VALIDATIONMESSAGE'
  | 'COM_RSFORM_MINFILES_REQUIRED'
  | 'COM_RSFORM_MAXFILES_REQUIRED'
  | 'COM_RSFORM_FILE_EXCEEDS_LIMIT'
  | 'COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED';

/** Violation of a rule: the key of its message, and the values in it. */
export interface UploadViolation {
  readonly key: UploadKey;
  readonly values: readonly (string | number)[];
}

const bytesPerKilobyte = 1024;

/** Yields the violations of the files of a field, over all its inputs. A caller that needs the first one checks no further. */
export function* checkFiles(
  rules: UploadRules,
  files: readonly PickedFile[],
  language: string,
): Generator<UploadViolation, void> {
  if (files.length === 0) {
    if (rules.isRequired) yield { key: 'VALIDATIONMESSAGE', values: [] };
    return;
  }
  yield* checkNumber(rules, files.length);
  for (const file of files) yield* checkFile(rules, file, language);
}

/**
 * Returns the violations of one file. An empty file is accepted. A size is given as a number of KB, for the server's
 * texts, and as a text in the language.
 */
export function checkFile(
  rules: UploadRules,
  file: PickedFile,
  language: string,
): readonly UploadViolation[] {
  const { maxBytes, extensions, types } = rules;
  const { name, type = '' } = file;
  const violations: UploadViolation[] = [];
  // The size of a file on the disk is slow to read.
  if (maxBytes > 0 && file.size > maxBytes) {
    const kilobytes = Number((maxBytes / bytesPerKilobyte).toFixed(2));
    violations.push({
      key: 'COM_RSFORM_FILE_EXCEEDS_LIMIT',
      values: [shownName(name), kilobytes, describeBytes(maxBytes, language)],
    });
  }
  const extension = extensionOf(name);
  const isAllowed = extensions.includes(extension) || types.some((one) => isOfType(one, type, extension));
  if (extensions.length + types.length > 0 && !isAllowed)
    violations.push({ key: 'COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED', values: [shownName(name)] });
  return violations;
}

function checkNumber({ minFiles, maxFiles }: UploadRules, count: number): readonly UploadViolation[] {
  if (count < minFiles) return [{ key: 'COM_RSFORM_MINFILES_REQUIRED', values: [minFiles] }];
  if (maxFiles > 0 && count > maxFiles) return [{ key: 'COM_RSFORM_MAXFILES_REQUIRED', values: [maxFiles] }];
  return [];
}

const mostLetters = 80;
const lastLetters = 20;

/** Returns a file name for display: control signs and signs that change the direction are replaced by a mark. */
export function visibleName(name: string): string {
  return name.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

/**
 * Returns a file name for use in a sentence: isolated from the text direction around it, and shortened in the middle
 * above 80 characters.
 */
export function shownName(name: string): string {
  const letters = [...visibleName(name)];
  const isLong = letters.length > mostLetters;
  const kept = isLong
    ? [...letters.slice(0, mostLetters - lastLetters), '…', ...letters.slice(-lastLetters)]
    : letters;
  return `\u2068${kept.join('')}\u2069`;
}
