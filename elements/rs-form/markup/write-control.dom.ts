import { dispatchInputEvents } from '../../../shared/dom/dispatch-input-events.js';
import { isBox, readControl } from './control.dom.js';
import type { FieldControl } from './server-form.dom.js';

/** Returns the default of a control as the control shows it: a range without a default shows its middle. */
export function readShownDefault(control: FieldControl): readonly string[] {
  const values = readControl(control, true);
  if (!('defaultValue' in control) || isBox(control) || control.value === control.defaultValue) return values;
  const probe = control.cloneNode() as typeof control;
  probe.value = control.defaultValue;
  return [probe.value];
}

/**
 * Writes values from elsewhere into the controls of a field, as far as their options and lengths allow, and dispatches the
 * events of a visitor's own change.
 *
 * @param controls One control, or all boxes of one name.
 * @returns True if the value has changed.
 */
export function writeValues(
  controls: readonly [FieldControl, ...FieldControl[]],
  values: readonly string[],
): boolean {
  const [first] = controls;
  if (first instanceof HTMLSelectElement) return writeOptions(first, values);
  if (first instanceof HTMLButtonElement) return false;
  return isBox(first) ? writeBoxes(controls.filter(isBox), values) : writeText(first, values);
}

function writeText(control: HTMLInputElement | HTMLTextAreaElement, values: readonly string[]): boolean {
  const [text] = values;
  const isTooLong = control.maxLength >= 0 && (text?.length ?? 0) > control.maxLength;
  if (text === undefined || values.length > 1 || isTooLong) return false;
  const before = control.value;
  control.value = text;
  if (control.value === before) return false;
  dispatchInputEvents(control);
  return true;
}

function writeOptions(select: HTMLSelectElement, values: readonly string[]): boolean {
  const chosen = chooseFrom([...select.options], values, ({ disabled }) => !disabled);
  // A single select always shows something: without a known value it stays.
  if (!select.multiple && chosen.size !== 1) return false;
  const wrong = [...select.options].filter((option) => option.selected !== chosen.has(option));
  for (const option of wrong) option.selected = chosen.has(option);
  if (wrong.length > 0) dispatchInputEvents(select);
  return wrong.length > 0;
}

/** Unticks first, then ticks: a full group accepts another box only after one was unticked. */
function writeBoxes(boxes: readonly HTMLInputElement[], values: readonly string[]): boolean {
  const wanted = chooseFrom(boxes, values);
  if (wanted.size === 0 && values.length > 0) return false;
  // A radio button goes by itself when another of its group comes.
  const leaving = boxes.filter((box) => !wanted.has(box) && (box.type === 'checkbox' || wanted.size === 0));
  const gone = leaving.filter((box) => tick(box, false));
  const come = [...wanted].filter((box) => tick(box, true));
  return gone.length + come.length > 0;
}

function tick(box: HTMLInputElement, isOn: boolean): boolean {
  if (box.checked === isOn || box.matches(':disabled')) return false;
  box.checked = isOn;
  dispatchInputEvents(box);
  return true;
}

/** The choices with these values; two choices with one value are taken in turn. */
function chooseFrom<Choice extends HTMLInputElement | HTMLOptionElement>(
  choices: readonly Choice[],
  values: readonly string[],
  isFree: (choice: Choice) => boolean = () => true,
): ReadonlySet<Choice> {
  const left = [...values];
  const chosen = choices.filter((choice) => {
    const index = isFree(choice) ? left.indexOf(choice.value) : -1;
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return new Set(chosen);
}
