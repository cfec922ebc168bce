import type { UndoLog } from './undo-log.js';

/** Writes a text, or an element with one, in place of what the server sent. */
export function writeText(undoLog: UndoLog, element: Element, text: string | Node): void {
  const before = [...element.childNodes];
  undoLog.remember(element, 'text', () => element.replaceChildren(...before));
  element.replaceChildren(text);
}

/** Puts a text back to what the server sent. */
export function restoreText(undoLog: UndoLog, element: Element): void {
  undoLog.undo(element, 'text');
}
