import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { controlValue } from '../definition/control-types.model.js';
import type { FieldControl, ServerForm } from './server-form.dom.js';

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

/** Whether a control is ticked: a check box or a radio button. */
export function isBox(control: FieldControl): control is HTMLInputElement {
  return controlValue(control.type) === 'tick';
}

function textOf(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

/** The options that a select goes back to: without a marked one, a single select shows its first that is enabled. */
export function defaultOptionsOf(select: HTMLSelectElement): ReadonlySet<HTMLOptionElement> {
  const options = [...select.options];
  const marked = options.filter(({ defaultSelected }) => defaultSelected);
  if (select.multiple) return new Set(marked);
  const fallback = select.size > 1 ? undefined : options.find(({ disabled }) => !disabled);
  const chosen = marked.at(-1) ?? fallback;
  return new Set(chosen ? [chosen] : []);
}

/** Remembers what a field holds; the answer puts it back and tells the page, as a visitor's own change would. */
export function keepValues(form: ServerForm, name: string): () => void {
  const returns = form.controls(name).map((control) => [control, keep(control)] as const);
  return () => {
    const [first] = returns.filter(([, putBack]) => putBack()).map(([control]) => control);
    if (first) dispatchInputEvents(first);
  };
}

/** The way back for one control; it answers whether that changed anything. */
function keep(control: FieldControl): () => boolean {
  if (control instanceof HTMLSelectElement) {
    const chosen = new Set(control.selectedOptions);
    return () => {
      const wrong = [...control.options].filter((option) => option.selected !== chosen.has(option));
      for (const option of wrong) option.selected = chosen.has(option);
      return wrong.length > 0;
    };
  }
  const { value } = control;
  const isTicked = control instanceof HTMLInputElement && control.checked;
  return () => {
    if (controlValue(control.type) === 'file') return false;
    const isSame =
      control.value === value && (!(control instanceof HTMLInputElement) || control.checked === isTicked);
    control.value = value;
    if (control instanceof HTMLInputElement) control.checked = isTicked;
    return !isSame;
  };
}

/** Tells the page of a value that was set, as a visitor's own change would. */
export function dispatchInputEvents(control: Element): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Hidden dates beside visible ones, with the values that the server sent. */
export type SentDates = ReadonlyMap<HTMLInputElement, string>;

/** Reads them before anything is written into the form. */
export function readSentDates({ element }: ServerForm): SentDates {
  const inputs = findInForm<HTMLInputElement>(element, 'input[type="hidden"][name^="hidden["]');
  return new Map(inputs.map((input) => [input, input.value]));
}
