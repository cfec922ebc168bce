import { extensionOf, type UploadRules } from './upload-rules.model.js';

/** A picked file, as far as a check asks: its content is never read. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
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

/** What is wrong with the files of a field, all its inputs together. */
export function checkFiles(rules: UploadRules, files: readonly PickedFile[]): readonly UploadViolation[] {
  if (files.length === 0) return rules.isRequired ? [{ key: 'VALIDATIONMESSAGE', values: [] }] : [];
  return [...checkNumber(rules, files.length), ...files.flatMap((file) => checkFile(rules, file))];
}

/** What is wrong with one file. An empty one is a file; the server may refuse it. */
export function checkFile(
  { maxBytes, extensions }: UploadRules,
  { name, size }: PickedFile,
): readonly UploadViolation[] {
  const violations: UploadViolation[] = [];
  const shown = shownName(name);
  if (maxBytes > 0 && size > maxBytes) {
    const kilobytes = Number((maxBytes / bytesPerKilobyte).toFixed(2));
    violations.push({ key: 'COM_RSFORM_FILE_EXCEEDS_LIMIT', values: [shown, kilobytes] });
  }
  if (extensions.length > 0 && !extensions.includes(extensionOf(name)))
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

/**
 * A file's name inside a sentence: without the signs that turn the direction of what follows, apart from the words
 * around it, and with its middle left out where it is very long.
 */
export function shownName(name: string): string {
  const letters = [...name.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')];
  const isLong = letters.length > mostLetters;
  const kept = isLong
    ? [...letters.slice(0, mostLetters - lastLetters), '…', ...letters.slice(-lastLetters)]
    : letters;
  return `\u2068${kept.join('')}\u2069`;
}
