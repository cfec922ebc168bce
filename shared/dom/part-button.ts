import { writeOwnText } from '../i18n/mark-language.js';

/** A button of an element's own chrome. */
export interface PartButton {
  readonly part: string;
  readonly label: string;
  readonly run: () => void;
}

/** Makes a button as plain DOM: it never waits for a view, and never becomes a form's default button. */
export function createPartButton(document: Document, { part, label, run }: PartButton): HTMLButtonElement {
  const button = document.createElement('button');
  // Inside a form a button without a type would submit it.
  button.type = 'button';
  button.part.add(part);
  writeOwnText(button, label);
  button.addEventListener('click', () => run());
  return button;
}
