import { freeId } from '../../../shared/dom/describe-input.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';

/** How the server names the list of a field. */
const listName = 'rsform_geolocation';

/**
 * The server's list beside an input, or one that is made behind it: in the light DOM, because the ids of a combobox do
 * not cross a shadow root.
 */
export function findOrMakeList(
  input: HTMLInputElement,
  given: HTMLElement | null,
  log: UndoLog,
): HTMLElement {
  const found = given ?? beside(input);
  if (found) return found;
  const list = input.ownerDocument.createElement('ul');
  list.id = freeId(input, listName);
  list.className = 'rsform-map-geolocation';
  rowOf(input).after(list);
  log.remember(list, 'place', () => list.remove());
  return list;
}

/** The input, or the row that it is a cell of, as in Bootstrap's input group: a list is no cell. */
function rowOf(input: HTMLInputElement): HTMLElement {
  const { parentElement: parent } = input;
  if (!parent || parent === input.form) return input;
  const { display, flexDirection } = getComputedStyle(parent);
  return display.includes('flex') && flexDirection.startsWith('row') ? parent : input;
}

/** Makes an input and its list a combobox, until the log is undone. */
export function makeCombobox(input: HTMLInputElement, list: HTMLElement, label: string, log: UndoLog): void {
  if (!list.id) log.setAttribute(list, 'id', freeId(input, listName));
  log.setAttribute(list, 'role', 'listbox');
  log.setAttribute(list, 'aria-label', label);
  log.setAttribute(input, 'role', 'combobox');
  log.setAttribute(input, 'aria-autocomplete', 'list');
  log.setAttribute(input, 'aria-controls', list.id);
  log.setAttribute(input, 'aria-expanded', 'false');
  // The browser's own suggestions would lie over ours. What the author asks of it (`street-address`) counts more.
  if (!input.hasAttribute('autocomplete')) log.setAttribute(input, 'autocomplete', 'off');
  log.setAttribute(input, 'aria-activedescendant', null);
  const before = [...list.childNodes];
  log.remember(list, 'children', () => list.replaceChildren(...before));
  list.replaceChildren();
  log.setShown(list, false);
}

/** The option of a press; -1 where it was none. */
export function optionAt(list: HTMLElement, { target }: Event): number {
  const option = target instanceof Element ? target.closest('[role="option"]') : null;
  return option ? [...list.children].indexOf(option) : -1;
}

/** Shows the addresses, and which one the arrows have reached. */
export function showOptions(
  input: HTMLInputElement,
  list: HTMLElement,
  addresses: readonly string[],
  active: number,
  log: UndoLog,
): void {
  const isOpen = addresses.length > 0;
  const isSame =
    list.children.length === addresses.length &&
    addresses.every((address, index) => list.children[index]?.textContent === address);
  if (!isSame) list.replaceChildren(...addresses.map((address, index) => createOption(list, address, index)));
  for (const [index, option] of [...list.children].entries()) {
    option.setAttribute('aria-selected', String(index === active));
    if (index === active) option.scrollIntoView({ block: 'nearest' });
  }
  const reached = list.children[active]?.id ?? null;
  log.setAttribute(input, 'aria-expanded', String(isOpen));
  log.setAttribute(input, 'aria-activedescendant', reached);
  log.setShown(list, isOpen, 'block');
}

function createOption(list: HTMLElement, address: string, index: number): HTMLElement {
  const option = list.ownerDocument.createElement('li');
  option.id = `${list.id}-${index}`;
  option.setAttribute('role', 'option');
  // An address is what it is: the one that is read must be the one that is written.
  option.translate = false;
  option.dir = 'auto';
  option.textContent = address;
  return option;
}

/** In the server's markup the list stands in the same box as the input. */
function beside(input: HTMLInputElement): HTMLElement | null {
  const box = input.closest('.rsform-block') ?? input.parentElement;
  return box?.querySelector<HTMLElement>(`ul[id^="${listName}"]`) ?? null;
}
