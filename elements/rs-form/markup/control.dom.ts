import { dispatchInputEvents } from '../../../shared/dom/dispatch-input-events.js';
import { controlValue } from '../definition/types.model.js';
import type { FieldControl } from './server-form.dom.js';

/** Returns true if a control is ticked: a check box or a radio button. */
export function isBox(control: FieldControl): control is HTMLInputElement {
  return controlValue(control.type) === 'tick';
}

/**
 * Returns the values that a control would post: one text, the chosen options, or nothing for a box that is not ticked.
 *
 * @param isDefault True to read the value after a reset instead.
 */
export function readControl(control: FieldControl, isDefault?: boolean): readonly string[] {
  if (control instanceof HTMLSelectElement)
    return Array.from(chosenOptions(control, isDefault), ({ value }) => value);
  if (isBox(control)) return isTicked(control, isDefault) ? [control.value] : [];
  return [textOf(control, isDefault)];
}

function chosenOptions(select: HTMLSelectElement, isDefault?: boolean): Iterable<HTMLOptionElement> {
  // A list of matches is not kept with the select, as its own lists of options are.
  return isDefault ? defaultOptionsOf(select) : select.querySelectorAll<HTMLOptionElement>(':checked');
}

/**
 * Returns the options that a select goes back to on reset. Without a marked one, a single select shows its first that is
 * enabled.
 */
export function defaultOptionsOf(select: HTMLSelectElement): readonly HTMLOptionElement[] {
  const marked = [...select.querySelectorAll<HTMLOptionElement>('[selected]')];
  if (select.multiple) return marked;
  const fallback = select.size > 1 ? null : select.querySelector<HTMLOptionElement>('option:not([disabled])');
  const chosen = marked.at(-1) ?? fallback;
  return chosen ? [chosen] : [];
}

function isTicked(box: HTMLInputElement, isDefault?: boolean): boolean {
  return isDefault ? box.defaultChecked : box.checked;
}

function textOf(control: FieldControl, isDefault?: boolean): string {
  return isDefault && 'defaultValue' in control ? control.defaultValue : control.value;
}

/** Puts controls back to their defaults, and dispatches the events of a visitor's own change. */
export function writeDefaults(controls: readonly FieldControl[]): void {
  writeStates(controls.flatMap((control) => statesOf(control, true)));
}

/**
 * Stores the values of controls. Returns a function that restores them and dispatches the events of a change by the
 * visitor.
 */
export function keepValues(controls: readonly FieldControl[]): () => void {
  const states = controls.flatMap((control) => statesOf(control, false));
  return () => writeStates(states);
}

/** A property of a control, or of one of its options, and its value. */
type State = readonly [owner: Element, property: string, value: unknown];

/** Returns the properties of a control that hold the visitor's choice. */
function statesOf(control: FieldControl, isDefault?: boolean): readonly State[] {
  if (control instanceof HTMLSelectElement) {
    const chosen = new Set(chosenOptions(control, isDefault));
    // All options of thousands of selects are many objects that the browser keeps.
    const options = isDefault ? [...chosenOptions(control), ...chosen] : control.options;
    return Array.from(options, (option) => [option, 'selected', chosen.has(option)]);
  }
  if (isBox(control)) return [[control, 'checked', isTicked(control, isDefault)]];
  // An input of another type has none.
  if (control instanceof HTMLInputElement && control.files)
    return isDefault ? [[control, 'value', '']] : [[control, 'files', copyOf(control.files)]];
  return 'defaultValue' in control ? [[control, 'value', textOf(control, isDefault)]] : [];
}

/** Returns a copy: a control's own list is emptied with the control. */
function copyOf(files: FileList): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

function writeStates(states: readonly State[]): void {
  const changed = states.filter(([owner, property, value]) => Reflect.get(owner, property) !== value);
  for (const [owner, property, value] of changed) Reflect.set(owner, property, value);
  const [[first] = []] = changed;
  if (first) dispatchInputEvents(first.closest('select') ?? first);
}
