import type { FieldDefinition } from '../definition/definition.model.js';
import { besideOf } from '../markup/beside.dom.js';
import { setDescriber } from '../markup/field-parts.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';

/** A group of boxes of which only some may be ticked, with the place of the words that say so. */
export interface LimitHint {
  readonly name: string;
  readonly most: number;
  readonly boxes: readonly HTMLInputElement[];
  readonly group: Element | null;
  readonly element: HTMLElement;
}

let made = 0;

/** Puts an empty hint behind every group with a limit that can be reached. */
export function placeLimitHints(form: ServerForm, fields: readonly FieldDefinition[]): readonly LimitHint[] {
  return fields.flatMap(({ name, maxSelections }) => {
    const boxes = form.controls(name).filter(isCheckbox);
    const [first] = boxes;
    if (!first || !maxSelections || maxSelections < 1 || maxSelections >= boxes.length) return [];
    const group = form.markup ? groupIn(form.block(name)) : first.closest('[role="group"]');
    const element = createHint(documentOf(first));
    placeOf(form, name, group, boxes).after(element);
    return [{ name, most: maxSelections, boxes, group, element }];
  });
}

/** Returns the group of boxes of another system: the block of its field, or in it. */
function groupIn(block: Element | null): Element | null {
  const groups = 'fieldset, [role="group"]';
  return block?.matches(groups) ? block : (block?.querySelector(groups) ?? null);
}

export function countTicked({ boxes }: LimitHint): number {
  return boxes.filter(({ checked }) => checked).length;
}

/** Shows the words, or takes them away: empty means that the limit is not reached. */
export function writeLimitHint(undoLog: UndoLog, { boxes, group, element }: LimitHint, text: string): void {
  writeOwnText(element, text);
  element.hidden = text === '';
  if (group) setDescriber(undoLog, group, element.id, text !== '');
  for (const box of boxes) setDescriber(undoLog, box, element.id, text !== '' && box.checked);
}

/** The number makes the id unique also where the same form is twice on a page. */
function createHint(document: SafeDocument): HTMLElement {
  const element = document.createElement('p');
  made += 1;
  element.id = `rs-form-limit-${made}`;
  element.className = 'rs-form-limit';
  element.hidden = true;
  return element;
}

/** Behind the group, or behind the last box with its label. */
function placeOf(
  form: ServerForm,
  name: string,
  group: Element | null,
  boxes: readonly HTMLInputElement[],
): Element {
  const last = boxes.at(-1) as HTMLInputElement;
  if (form.markup) return form.markup.besideOf(name, last);
  if (group) return group;
  return form.labels(name).find((label) => last.labels?.[0] === label) ?? last;
}

function isCheckbox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** A native range of the server, with the element of its value. */
export interface RangeOutput {
  readonly name: string;
  readonly input: HTMLInputElement;
  readonly element: HTMLOutputElement;
}

let placed = 0;

/** Puts a visible value behind every native range, unless the author has one there. */
export function placeRangeOutputs(form: ServerForm): readonly RangeOutput[] {
  return form.names.flatMap((name) => {
    const input = form.controls(name).find((control) => control.type === 'range');
    if (!(input instanceof HTMLInputElement) || form.block(name)?.querySelector('output')) return [];
    const element = documentOf(input).createElement('output');
    placed += 1;
    element.id = `rs-form-range-${placed}`;
    element.className = 'rs-form-range-value';
    // The slider itself says its value; twice would be noise.
    element.setAttribute('aria-live', 'off');
    // A list of ids cannot have one with a space.
    if (/^\S+$/.test(input.id)) element.htmlFor.add(input.id);
    besideOf(form, name, input).after(element);
    return [{ name, input, element }];
  });
}

/** Shows the value, and gives it to assistive technology where its unit says more than the number. */
export function writeRangeOutput(undoLog: UndoLog, { input, element }: RangeOutput, words: string): void {
  if (element.textContent !== words) element.textContent = words;
  undoLog.setAttribute(input, 'aria-valuetext', words === input.value ? null : words);
}
