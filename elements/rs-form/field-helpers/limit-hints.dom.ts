import type { FieldDefinition } from '../definition/definition.model.js';
import { type Limit, limitOf } from '../conditions/limits.model.js';
import { setDescriber } from '../markup/field-parts.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';

/** A group of boxes of which only some may be ticked, with the place of the words that say so. */
export interface LimitHint {
  readonly name: string;
  readonly limit: Limit;
  readonly boxes: readonly HTMLInputElement[];
  readonly group: Element | null;
  readonly element: HTMLElement;
}

let made = 0;

/** Puts an empty hint behind every group with a limit that can be reached. */
export function placeLimitHints(form: ServerForm, fields: readonly FieldDefinition[]): readonly LimitHint[] {
  return fields.flatMap((field) => {
    const { name } = field;
    const limit = limitOf(field);
    const boxes = form.controls(name).filter(isCheckbox);
    const [first] = boxes;
    if (!first || !limit || limit.most >= boxes.length) return [];
    const group = form.markup ? groupIn(form.block(name)) : first.closest('[role="group"]');
    const element = createHint(documentOf(first));
    placeOf(form, name, group, boxes).after(element);
    return [{ name, limit, boxes, group, element }];
  });
}

/** Returns the group of boxes of another system: the block of its field, or in it. */
function groupIn(block: Element | null): Element | null {
  const groups = 'fieldset, [role="group"]';
  return block?.matches(groups) ? block : (block?.querySelector(groups) ?? null);
}

/** Returns the ticked boxes of a group. */
export function tickedIn({ boxes }: LimitHint): readonly HTMLInputElement[] {
  return boxes.filter(({ checked }) => checked);
}

/** Shows the words, or removes them if they are empty. */
export function writeLimitHint(undoLog: UndoLog, hint: LimitHint, text: string): void {
  const { boxes, group, element, limit } = hint;
  writeOwnText(element, text);
  element.hidden = text === '';
  if (group) setDescriber(undoLog, group, element.id, text !== '');
  // The other boxes of a group that blocks cannot be focused.
  const isNear = (box: HTMLInputElement) => (limit.onLimit === 'block' ? box.checked : group === null);
  for (const box of boxes) setDescriber(undoLog, box, element.id, text !== '' && isNear(box));
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
