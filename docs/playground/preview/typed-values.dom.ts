/** Values that a visitor has typed and chosen, by the names of the controls. */
export type TypedValues = readonly (readonly [name: string, values: readonly string[]])[];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.querySelectorAll<Control>('input[name], select[name], textarea[name]')].filter(
    (control) => control.type !== 'file' && control.type !== 'hidden' && control.type !== 'password',
  );
}

/** Returns the values that the visitor has changed since the page was sent. */
export function readTyped(form: HTMLFormElement): TypedValues {
  const controls = controlsOf(form);
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  return [...changed].map((name) => [
    name,
    controls.filter((control) => control.name === name).flatMap(valuesOf),
  ]);
}

/** Writes the values into a form of the same names. Values that no longer fit are dropped. */
export function writeTyped(form: HTMLFormElement, typed: TypedValues): void {
  const known = new Map(typed);
  for (const control of controlsOf(form)) {
    const values = known.get(control.name);
    if (!values) continue;
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = values.includes(option.value);
    } else if (isTick(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
  }
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function valuesOf(control: Control): readonly string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  if (isTick(control)) return control.checked ? [control.value] : [];
  return [control.value];
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isTick(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
