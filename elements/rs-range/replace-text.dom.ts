import type { UndoLog } from '../../shared/dom/undo-log.js';

/** Out of sight, but not by `display: none`: that could not pass the focus on. */
const outOfSight = [
  ['position', 'absolute'],
  ['inline-size', '1px'],
  ['block-size', '1px'],
  ['min-inline-size', '0'],
  ['min-block-size', '0'],
  ['padding', '0'],
  ['margin', '-1px'],
  ['border', '0'],
  ['overflow', 'hidden'],
  ['clip-path', 'inset(50%)'],
] as const;

/**
 * Takes a text input out of sight, not out of its form. Who wants the text (its label, a link of an error list) gets
 * the slider.
 */
export function replaceText(input: HTMLInputElement, focusSlider: () => void, log: UndoLog): void {
  input.addEventListener('focus', focusSlider);
  log.remember(input, 'focus', () => input.removeEventListener('focus', focusSlider));
  log.setAttribute(input, 'tabindex', '-1');
  log.setAttribute(input, 'aria-hidden', 'true');
  for (const [property, value] of outOfSight) log.setStyle(input, property, value, 'important');
}

/**
 * Writes a text as the slider shows it, and tells the page. What was written before comes back with the log, unless it
 * has changed since: other settings may read it in another way.
 */
export function writeShown(input: HTMLInputElement, text: string, log: UndoLog): void {
  const { value: before } = input;
  log.remember(input, 'shown', () => {
    if (input.value === text) input.value = before;
  });
  input.value = text;
  // Only `change`: nobody has typed.
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A slider always stands somewhere: where the server sent no value, that place is the input's default. */
export function writeStart(input: HTMLInputElement, text: string, log: UndoLog): void {
  if (input.value !== '') return;
  if (input.defaultValue === '') log.setAttribute(input, 'value', text);
  // A text that was emptied by script or by the browser's memory does not follow its default.
  if (input.value === '') input.value = text;
  // Only `change`: nobody has typed.
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
