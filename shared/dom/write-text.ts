import type { UndoLog } from './undo-log.js';

/** Replaces the content of a server's element by a text or a node, and records the previous content. */
export function writeText(undoLog: UndoLog, element: Element, text: string | Node): void {
  const before = [...element.childNodes];
  undoLog.remember(element, 'text', () => element.replaceChildren(...before));
  element.replaceChildren(text);
}

/** Restores the content that the server sent. */
export function restoreText(undoLog: UndoLog, element: Element): void {
  undoLog.undo(element, 'text');
}
