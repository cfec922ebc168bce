import { checkFiles, type UploadViolation } from '../../../shared/uploads/check-files.model.js';
import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import type { PlacedFile } from '../inputs/input-group.dom.js';
import { wasRead } from './listed-file.model.js';

/**
 * Returns the first violation of a field's rules.
 *
 * @param isReading - True while the list reads many files: the sizes of the others are not known yet, and count as 0.
 */
export function firstViolation(
  rules: UploadRules,
  placed: readonly PlacedFile[],
  isReading: boolean,
  language: string,
): UploadViolation | undefined {
  const files = placed.map(({ file }) =>
    isReading && !wasRead(file) ? { name: file.name, type: file.type, size: 0 } : file,
  );
  const [first] = checkFiles(rules, files, language);
  return first;
}
