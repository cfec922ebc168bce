import { defaultOptionsOf } from './default-options.js';
import type { FieldControl, ServerForm } from './server-form.js';

/**
 * The values that a field would post, without empty texts and unticked boxes. A split date has one value, its parts
 * in the order of the form ("24/12/2027"), once all of them are chosen.
 */
export function readValues({ controls }: ServerForm, name: string): readonly string[] {
  return joinDate(controls(name), (control) => {
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
    if (isBox(control)) return control.checked ? [control.value] : [];
    return textOf(control.value);
  });
}

/** The values that a field goes back to on reset. */
export function readDefaults({ controls }: ServerForm, name: string): readonly string[] {
  return joinDate(controls(name), (control) => {
    if (control instanceof HTMLSelectElement) return [...defaultOptionsOf(control)].map(({ value }) => value);
    if (isBox(control)) return control.defaultChecked ? [control.value] : [];
    return textOf('defaultValue' in control ? control.defaultValue : control.value);
  });
}

/** The values of many fields by name. */
export function readAll(
  form: ServerForm,
  names: Iterable<string>,
  read: (form: ServerForm, name: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  return new Map([...names].map((name) => [name, read(form, name)]));
}

function joinDate(
  controls: readonly FieldControl[],
  read: (control: FieldControl) => readonly string[],
): readonly string[] {
  const values = controls.map(read);
  if (!controls.some(({ name }) => /\]\[[dmy]\]$/.test(name))) return values.flat();
  return values.every(([part = '']) => part !== '') ? [values.flat().join('/')] : [];
}

function isBox(control: FieldControl): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function textOf(text: string): readonly string[] {
  return text === '' ? [] : [text];
}
