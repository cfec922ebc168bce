import type { UndoLog } from '../../../shared/dom/undo-log.js';

/** Adds an element to those that describe a control, or takes it out; the others stay. */
export function setDescriber(undoLog: UndoLog, element: Element, id: string, isOn: boolean): void {
  const before = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one !== '');
  if (before.includes(id) === isOn) return;
  const after = isOn ? [...before, id] : before.filter((one) => one !== id);
  undoLog.setAttribute(element, 'aria-describedby', after.length > 0 ? after.join(' ') : null);
}
