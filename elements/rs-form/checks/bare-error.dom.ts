import type { UndoLog } from '../../../shared/dom/undo-log.js';

/** Sum of red, green and blue from which text is light, as on a dark ground. */
const lightFrom = 384;

/** Gives a shown error the suite's red and a line of its own, if no sheet of the page sets it off from the text around it. */
export function styleBareError(undoLog: UndoLog, error: HTMLElement): void {
  const { parentElement } = error;
  if (!parentElement || error.style.color !== '') return;
  const { color, backgroundColor, display } = getComputedStyle(error);
  if (color !== getComputedStyle(parentElement).color || !/^rgba\(.*, 0\)$/.test(backgroundColor)) return;
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const usual = red + green + blue < lightFrom ? '#a8241c' : '#ffb0a8';
  undoLog.setStyle(error, 'color', `var(--suite-danger, ${usual})`);
  if (display === 'inline') undoLog.setStyle(error, 'display', 'block');
}
