import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { messageBox } from '../markup/system-message.dom.js';

/** Takes the site's message out of sight, where it is the only one: ours says the same, and what can be done. */
export function hideSystemMessage(undoLog: UndoLog): void {
  const box = messageBox();
  if (box && box.querySelectorAll('.alert, joomla-alert').length < 2) undoLog.setShown(box, false);
}
