import { wordsOf } from '../../../shared/dom/label-text.js';
import type { ServerForm } from './server-form.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';

/**
 * Names the server's groups whose `aria-labelledby` leads nowhere, because a field's name with a space makes two
 * ids of one (WCAG 1.3.1).
 */
export function nameGroups(form: ServerForm, undoLog: UndoLog): void {
  for (const group of form.find('[role="group"][aria-labelledby]')) {
    const id = group.getAttribute('aria-labelledby') ?? '';
    const caption = group.ownerDocument.getElementById(id);
    if (!/\s/.test(id) || !caption) continue;
    undoLog.setAttribute(group, 'aria-labelledby', null);
    undoLog.setAttribute(group, 'aria-label', wordsOf(caption));
  }
}
