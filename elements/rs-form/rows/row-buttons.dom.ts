import { documentOf } from '../../../shared/dom/unclobbered.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';

interface ButtonParts {
  /** The end of the class: `add`, `remove`, `undo`. */
  readonly kind: 'add' | 'remove' | 'undo';
  /** Further classes, of the author. */
  readonly classes: string;
  readonly text: string;
  readonly run: () => void;
}

/** Creates a button among the fields. It never sends the form. */
export function createRowButton(node: Node, { kind, classes, text, run }: ButtonParts): HTMLButtonElement {
  const button = documentOf(node).createElement('button');
  button.type = 'button';
  button.className = `rs-form-row-${kind} ${classes}`.trim();
  writeOwnText(button, text);
  button.addEventListener('click', run);
  return button;
}

let made = 0;

/** Puts the name of a row in front of its fields. */
export function createRowName(row: HTMLElement, label: string): HTMLElement {
  const name = documentOf(row).createElement('p');
  made += 1;
  name.id = `rs-form-row-name-${made}`;
  name.className = 'rs-form-row-name';
  writeOwnText(name, label);
  row.prepend(name);
  return name;
}

/** Creates the box with the button that adds a row, and the reason why it does not; empty for none. */
export function createTools(add: HTMLButtonElement, reason: string): HTMLElement {
  const document = documentOf(add);
  const box = document.createElement('div');
  box.className = 'rs-form-row-tools';
  box.append(add);
  if (reason === '') return box;
  const words = document.createElement('span');
  made += 1;
  words.id = `rs-form-row-limit-${made}`;
  words.className = 'rs-form-row-limit';
  writeOwnText(words, reason);
  box.append(words);
  add.setAttribute('aria-disabled', 'true');
  add.setAttribute('aria-describedby', words.id);
  return box;
}

/** Creates the message in the place of a removed row. */
export function createRemovedMessage(undo: HTMLButtonElement, text: string): HTMLElement {
  const document = documentOf(undo);
  const box = document.createElement('div');
  const words = document.createElement('span');
  box.className = 'rs-form-row-removed';
  writeOwnText(words, text);
  box.append(words, undo);
  return box;
}

/** Removes buttons, names and messages that came with markup of the page: a snapshot or a copy of a form that had them. */
export function removeCopied(group: Element): void {
  const copied = '.rs-form-row-tools, .rs-form-row-remove, .rs-form-row-name, .rs-form-row-removed';
  for (const one of group.querySelectorAll(copied)) one.remove();
}
