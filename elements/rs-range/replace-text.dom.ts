import type { UndoLog } from '../../shared/dom/undo-log.js';

/** Styles that hide an input visually. With `display: none` it could not be focused. */
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
 * Hides a text input visually and keeps it in its form. Its focus (by its label, by a link of an error list) moves to the
 * slider.
 */
export function replaceText(input: HTMLInputElement, focusSlider: () => void, log: UndoLog): void {
  input.addEventListener('focus', focusSlider);
  log.remember(input, 'focus', () => input.removeEventListener('focus', focusSlider));
  log.setAttribute(input, 'tabindex', '-1');
  log.setAttribute(input, 'aria-hidden', 'true');
  for (const [property, value] of outOfSight) log.setStyle(input, property, value, 'important');
}

/**
 * Writes the value of the slider into its input, so that the shown value is posted. If the server sent no value, it becomes
 * the input's default.
 */
export function writeStart(input: HTMLInputElement, text: string, log: UndoLog): void {
  if (input.value === text) return;
  if (input.value === '' && input.defaultValue === '') log.setAttribute(input, 'value', text);
  // A text that has been changed does not follow its default.
  if (input.value !== text) input.value = text;
  // Dispatches `change` alone: the visitor has not typed.
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
