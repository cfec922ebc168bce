import type { UndoLog } from '../../../shared/dom/undo-log.js';

/** Writes a text in place of what the server sent. */
export function writeText(undoLog: UndoLog, element: Element, text: string): void {
  const before = [...element.childNodes];
  undoLog.remember(element, 'text', () => element.replaceChildren(...before));
  element.textContent = text;
}

/** Puts a text back to what the server sent. */
export function restoreText(undoLog: UndoLog, element: Element): void {
  undoLog.undo(element, 'text');
}
