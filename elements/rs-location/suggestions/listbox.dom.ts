import { freeId } from '../../../shared/dom/describe-input.js';
import { keepChild } from '../../../shared/dom/keep-child.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';

/** Prefix of the id that the server gives to the list of a field. */
const listName = 'rsform_geolocation';

/**
 * Returns the server's list beside an input, or creates one after it. The list is in the light DOM, because the ids of
 * a combobox cannot refer to elements in a shadow root.
 */
export function findOrMakeList(
  input: HTMLInputElement,
  given: HTMLElement | null,
  log: UndoLog,
): HTMLElement {
  const found = given ?? beside(input);
  if (found) return found;
  const list = documentOf(input).createElement('ul');
  list.id = freeId(input, listName);
  list.className = 'rsform-map-geolocation';
  const row = rowOf(input);
  const insert = () => row.after(list);
  log.remember(list, 'place', keepChild(row.parentElement ?? input, list, insert));
  return list;
}

/** Returns the input, or the flex row that it is a cell of (Bootstrap's input group): the list must not be a cell. */
export function rowOf(input: HTMLInputElement): HTMLElement {
  const { parentElement: parent } = input;
  if (!parent || parent === input.form) return input;
  const { display, flexDirection } = getComputedStyle(parent);
  return display.includes('flex') && flexDirection.startsWith('row') ? parent : input;
}

/** Makes an input and its list a combobox (ARIA Authoring Practices), until the log is undone. */
export function makeCombobox(input: HTMLInputElement, list: HTMLElement, label: string, log: UndoLog): void {
  if (!list.id) log.setAttribute(list, 'id', freeId(input, listName));
  log.setAttribute(list, 'role', 'listbox');
  log.setAttribute(list, 'aria-label', label);
  log.setAttribute(input, 'role', 'combobox');
  log.setAttribute(input, 'aria-autocomplete', 'list');
  log.setAttribute(input, 'aria-controls', list.id);
  log.setAttribute(input, 'aria-expanded', 'false');
  // The browser's own suggestions would cover ours. A value of the author's (`street-address`) has priority.
  if (!input.hasAttribute('autocomplete')) log.setAttribute(input, 'autocomplete', 'off');
  log.setAttribute(input, 'aria-activedescendant', null);
  const before = [...list.childNodes];
  // The view removes the options that it has painted.
  log.remember(list, 'children', () => list.prepend(...before));
  list.replaceChildren();
  log.setShown(list, false);
}

/** Returns the index of the option that was pressed; -1 for none. */
export function optionAt(list: HTMLElement, { target }: Event): number {
  const option = target instanceof Element ? unclobbered(target).closest('[role="option"]') : null;
  return option ? [...list.children].indexOf(option) : -1;
}

/** Writes the state of the list, whose options the view paints, and names the active option for the combobox. */
export function showList(
  input: HTMLInputElement,
  list: HTMLElement,
  { isOpen, active }: { readonly isOpen: boolean; readonly active: number },
  log: UndoLog,
): void {
  log.setAttribute(input, 'aria-expanded', String(isOpen));
  log.setAttribute(input, 'aria-activedescendant', active < 0 ? null : `${list.id}-${active}`);
  log.setShown(list, isOpen, 'block');
}

/** Returns the server's list, which is in the same box as the input. */
function beside(input: HTMLInputElement): HTMLElement | null {
  const box = input.closest('.rsform-block') ?? input.parentElement;
  return unclobbered(box)?.querySelector<HTMLElement>(`ul[id^="${listName}"]`) ?? null;
}
