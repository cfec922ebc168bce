import type { Values } from '../contract/visibility.js';
import { defaultOptionsOf } from './default-options.js';
import type { FieldControl, ServerForm } from './server-form.js';

/** The values that a field would post, without empty texts and unticked boxes. */
export function readValues({ controls }: ServerForm, name: string): readonly string[] {
  return controls(name).flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
    if (isBox(control)) return control.checked ? [control.value] : [];
    return textOf(control.value);
  });
}

/** The values that a field goes back to on reset. */
export function readDefaults({ controls }: ServerForm, name: string): readonly string[] {
  return controls(name).flatMap((control) => {
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
): Values {
  return new Map([...names].map((name) => [name, read(form, name)]));
}

function isBox(control: FieldControl): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function textOf(text: string): readonly string[] {
  return text === '' ? [] : [text];
}
