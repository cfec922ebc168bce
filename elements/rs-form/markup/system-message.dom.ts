import type { UndoLog } from '../../../shared/dom/undo-log.js';

/** What the site says about the request before; empty or undefined where it says nothing. */
export function systemMessage(): string | undefined {
  return messageBox()?.textContent.trim();
}

/** Takes the site's message out of sight, where it is the only one: ours says the same, and what can be done. */
export function hideSystemMessage(undoLog: UndoLog): void {
  const box = messageBox();
  if (box && box.querySelectorAll('.alert, joomla-alert').length < 2) undoLog.setShown(box, false);
}

/** The element in which Joomla writes messages. */
export function messageBox(): HTMLElement | null {
  return document.getElementById('system-message-container');
}
