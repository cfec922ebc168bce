import type { FieldControl, ServerForm } from '../markup/server-form.dom.js';
import { defaultOptionsOf, dispatchInputEvents, isBox } from '../markup/values.dom.js';
import type { DraftCandidate, Snapshot } from './draft.model.js';

/** One control, or the boxes of one name: what has one entry in a draft. */
export interface DraftField {
  /** The control's name and its place among those of the same name. */
  readonly key: string;
  /** The field that it belongs to. */
  readonly name: string;
  readonly controls: readonly [FieldControl, ...FieldControl[]];
}

/** The form's controls in document order, boxes of one name together. */
export function findDraftFields(form: ServerForm): readonly DraftField[] {
  return form.names.flatMap((name) => {
    const groups = new Map<string, [FieldControl, ...FieldControl[]]>();
    const counts = new Map<string, number>();
    for (const control of form.controls(name)) {
      const count = isBox(control) ? 'boxes' : (counts.get(control.name) ?? 0);
      if (typeof count === 'number') counts.set(control.name, count + 1);
      const key = `${control.name} ${count}`;
      const known = groups.get(key);
      if (known) known.push(control);
      else groups.set(key, [control]);
    }
    return [...groups].map(([key, controls]) => ({ key, name, controls }));
  });
}

/** What decides whether a field may be kept; read anew each time, because a page changes its controls. */
export function candidateOf({ controls }: DraftField): DraftCandidate {
  const [first] = controls;
  return {
    type: first.type,
    autocomplete: first.getAttribute('autocomplete') ?? '',
    // In a group that is full, boxes are disabled for the moment.
    isDisabled: controls.every((control) => control.matches(':disabled')),
    isReadOnly: 'readOnly' in first && first.readOnly,
    isSecret: controls.some(isSecret),
  };
}

/** What the fields hold. */
export function readFields(fields: readonly DraftField[]): Snapshot {
  return new Map(fields.map((field) => [field.key, valuesOf(field)]));
}

/** What the fields go back to on reset. */
export function readFieldDefaults(fields: readonly DraftField[]): Snapshot {
  return new Map(fields.map((field) => [field.key, defaultsOf(field)]));
}

/** What one field holds: one text, or the values chosen. */
export function valuesOf({ controls }: DraftField): readonly string[] {
  return controls.flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
    if (isBox(control)) return control.checked ? [control.value] : [];
    return [control.value];
  });
}

function defaultsOf({ controls }: DraftField): readonly string[] {
  return controls.flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [...defaultOptionsOf(control)].map(({ value }) => value);
    if (isBox(control)) return control.defaultChecked ? [control.value] : [];
    return ['defaultValue' in control ? defaultTextOf(control) : control.value];
  });
}

/** The default as the control would show it: a range without one, for instance, stands in the middle. */
function defaultTextOf(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (control.value === control.defaultValue) return control.value;
  const probe = control.cloneNode() as typeof control;
  probe.value = control.defaultValue;
  return probe.value;
}

/** The server's passwords (also while they are shown), its captcha texts, and what only bots are meant to fill. */
function isSecret(control: FieldControl): boolean {
  if (control.matches('[type="password"], .rsform-password-box, .rsform-captcha-box, [id^="captchaTxt"]'))
    return true;
  // Outside the form it is the page that hides all of it for a while, behind a dialog.
  const hidden = control.closest('[aria-hidden="true"]');
  return hidden !== null && !(hidden instanceof HTMLFormElement) && hidden.closest('form') !== null;
}

/**
 * Puts values into a field, as far as its options allow, and tells the page as a visitor's own change would.
 * Answers whether anything has changed.
 */
export function writeField({ controls }: DraftField, values: readonly string[]): boolean {
  const [first] = controls;
  if (first instanceof HTMLSelectElement) return writeOptions(first, values);
  if (first instanceof HTMLButtonElement) return false;
  return isBox(first) ? writeBoxes(controls.filter(isBox), values) : writeText(first, values);
}

function writeText(control: HTMLInputElement | HTMLTextAreaElement, values: readonly string[]): boolean {
  const [text] = values;
  if (text === undefined || values.length > 1 || isTooLong(control, text)) return false;
  const before = control.value;
  control.value = text;
  if (control.value === before) return false;
  dispatchInputEvents(control);
  return true;
}

function isTooLong({ maxLength }: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  return maxLength >= 0 && text.length > maxLength;
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

/** First what goes, then what comes: a group that is full takes another box only then. */
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
