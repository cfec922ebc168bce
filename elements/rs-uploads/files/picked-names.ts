import { listIn } from '../../../shared/i18n/by-intl.model.js';
import { visibleName } from '../../../shared/uploads/check-files.model.js';
import type { PlacedFile } from '../inputs/input-group.dom.js';

/** Maximum number of names shown until the list is painted. */
const maxNames = 3;

/** Returns the names of the picked files as one text; more than three end with an ellipsis. */
export function pickedNames(files: readonly PlacedFile[], language: string): string {
  const names = files.slice(0, maxNames).map(({ file }) => visibleName(file.name));
  return listIn(language, files.length > maxNames ? [...names, '…'] : names);
}
