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

/** Boxes that the suite has put into groups. They stay there while the form starts again, as the parts of rows do. */
const toolsOf = new WeakMap<Element, HTMLElement>();

/** Fills the box of a group: the button that adds a row, and the reason why it does not; empty for none. */
export function fillTools(group: Element, add: HTMLElement, reason: string): HTMLElement {
  const document = documentOf(add);
  const box = toolsOf.get(group) ?? document.createElement('div');
  toolsOf.set(group, box);
  box.className = 'rs-form-row-tools';
  box.replaceChildren(add);
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

/** Writes a text into a button or a name, if it has another one. */
export function rewrite(element: HTMLElement, text: string): void {
  if (element.textContent !== text) writeOwnText(element, text);
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

/** The button and the name of a row that the suite has put into it. */
export interface RowParts {
  remove?: HTMLButtonElement;
  name?: HTMLElement;
}

/** They stay in the rows while the form starts again: taken out and put back, those of 500 rows cost a layout of 100 ms. */
const partsOf = new WeakMap<HTMLElement, RowParts>();

/** Returns the button and the name in a row. Those that a script of the page has taken out are forgotten. */
export function rowParts(row: HTMLElement): RowParts {
  const known = partsOf.get(row) ?? {};
  if (known.remove?.parentNode !== row) delete known.remove;
  if (known.name?.parentNode !== row) delete known.name;
  partsOf.set(row, known);
  return known;
}

/** Removes the button and the name of a row. */
export function removeRowParts(row: HTMLElement): void {
  const { remove, name } = rowParts(row);
  remove?.remove();
  name?.remove();
  partsOf.delete(row);
}

/** Removes buttons, names and messages that came with markup of the page: a snapshot or a copy of a form that had them. */
export function removeCopied(group: Element, rows: readonly HTMLElement[]): void {
  const parts = rows.map(rowParts).flatMap(({ remove, name }) => [remove, name]);
  const own = new Set<Element | undefined>([...parts, toolsOf.get(group)]);
  const copied = '.rs-form-row-tools, .rs-form-row-remove, .rs-form-row-name, .rs-form-row-removed';
  for (const one of group.querySelectorAll(copied)) if (!own.has(one)) one.remove();
}
