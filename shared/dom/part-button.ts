import { writeOwnText } from '../i18n/mark-language.js';
import type { SafeDocument } from './unclobbered.js';

/** Button in the chrome of an element. */
export interface PartButton {
  /** One or more names of parts, with spaces between them. */
  readonly part: string;
  readonly label: string;
  readonly run: () => void;
}

/** Creates a button as plain DOM, without React. Its type is `button`, so it never submits a form. */
export function createPartButton(
  document: SafeDocument,
  { part, label, run }: PartButton,
): HTMLButtonElement {
  const button = document.createElement('button');
  // Without a type the button would submit the form around it.
  button.type = 'button';
  button.setAttribute('part', part);
  writeOwnText(button, label);
  button.addEventListener('click', () => run());
  return button;
}
