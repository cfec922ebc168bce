import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from './server-form.dom.js';

/**
 * Writes the value of each option that has none in its markup. Such an option posts its text, which a page translator
 * changes: conditions, prices and the server compare the original one.
 */
export function keepOptionValues(form: ServerForm, undoLog: UndoLog): void {
  for (const option of form.find<HTMLOptionElement>('option:not([value])'))
    undoLog.setAttribute(option, 'value', option.value);
}
