import { controlValue } from '../definition/control-types.model.js';
import type { ConditionDefinition, FormDefinition, RuleDefinition } from '../definition/definition.model.js';
import type { FieldControl, ServerForm } from './server-form.dom.js';

/**
 * The values that a field would post, or goes back to on reset, without unticked boxes. A split date
 * has one value, its parts in the order of the form ("24/12/2027"), once all of them are chosen.
 */
export function readValues({ controls }: ServerForm, name: string, isDefault = false): readonly string[] {
  return joinDate(controls(name), (control) => {
    if (control instanceof HTMLSelectElement)
      return Array.from(chosenOptions(control, isDefault), ({ value }) => value);
    if (isBox(control)) return isTicked(control, isDefault) ? [control.value] : [];
    return [textOf(control, isDefault)];
  });
}

function chosenOptions(select: HTMLSelectElement, isDefault: boolean): Iterable<HTMLOptionElement> {
  return isDefault ? defaultOptionsOf(select) : select.selectedOptions;
}

function isTicked(box: HTMLInputElement, isDefault: boolean): boolean {
  return isDefault ? box.defaultChecked : box.checked;
}

function textOf(control: FieldControl, isDefault: boolean): string {
  return isDefault && 'defaultValue' in control ? control.defaultValue : control.value;
}

/**
 * Whether a field of the form may ever have the value: boxes, radio buttons and a list have only those that they offer.
 */
export function canHave({ controls }: ServerForm, name: string, value: string): boolean {
  const all = controls(name);
  const offers = all.flatMap<FieldControl | HTMLOptionElement>((control) =>
    'options' in control ? [...control.options] : [control],
  );
  return isDate(all) || offers.some((one) => one.value === value || !('selected' in one || isBox(one)));
}

/**
 * A condition on a field that the form does not have, or with a rule that cannot be compared, is left out whole: what it
 * would hide for ever is the visitor's.
 */
export function withoutImpossible(
  form: ServerForm,
  definition: FormDefinition,
  canCompare: (rule: RuleDefinition) => boolean,
): FormDefinition {
  const isPossible = ({ when }: ConditionDefinition) =>
    when.every((rule) => form.names.includes(rule.field) && canCompare(rule));
  return { ...definition, conditions: definition.conditions.filter(isPossible) };
}

/** The values of many fields by name. */
export function readAll(
  form: ServerForm,
  names: Iterable<string>,
  isDefault = false,
): ReadonlyMap<string, readonly string[]> {
  return new Map([...names].map((name) => [name, readValues(form, name, isDefault)]));
}

function joinDate(
  controls: readonly FieldControl[],
  read: (control: FieldControl) => readonly string[],
): readonly string[] {
  const values = controls.map(read);
  if (!isDate(controls)) return values.flat();
  return values.every(([part = '']) => part !== '') ? [values.flat().join('/')] : [];
}

function isDate(controls: readonly FieldControl[]): boolean {
  return controls.some(({ name }) => /\]\[[dmy]\]$/.test(name));
}

/** Whether a control is ticked: a check box or a radio button. */
export function isBox(control: FieldControl): control is HTMLInputElement {
  return controlValue(control.type) === 'tick';
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

/** Puts a field back to its defaults and tells the page, as a visitor's own change would. */
export function writeDefaults(form: ServerForm, name: string): void {
  writeStates(form.controls(name).flatMap((control) => statesOf(control, true)));
}

/** Remembers what a field holds; the answer puts it back and tells the page, as a visitor's own change would. */
export function keepValues(form: ServerForm, name: string): () => void {
  const states = form.controls(name).flatMap((control) => statesOf(control, false));
  return () => writeStates(states);
}

/** What a property of a control, or of one of its options, is or goes back to. */
type State = readonly [owner: Element, property: string, value: unknown];

/** Where a control holds what the visitor chose. */
function statesOf(control: FieldControl, isDefault: boolean): readonly State[] {
  if (control instanceof HTMLSelectElement) {
    const chosen = new Set(chosenOptions(control, isDefault));
    return [...control.options].map((option) => [option, 'selected', chosen.has(option)]);
  }
  if (isBox(control)) return [[control, 'checked', isTicked(control, isDefault)]];
  // An input of another type has none.
  if (control instanceof HTMLInputElement && control.files)
    return isDefault ? [[control, 'value', '']] : [[control, 'files', copyOf(control.files)]];
  return 'defaultValue' in control ? [[control, 'value', textOf(control, isDefault)]] : [];
}

/** A copy: the list of the control itself is emptied with it. */
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

/** Tells the page of a value that was set, as a visitor's own change would. */
export function dispatchInputEvents(control: Element): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Inputs of which the markup tells later no more what they were, with what they go back to. */
export type SentInputs = ReadonlyMap<HTMLInputElement, string>;

/** Reads them before anything is written into the form: hidden dates beside visible ones, and passwords. */
export function readSentInputs(form: ServerForm): SentInputs {
  const inputs = form.find<HTMLInputElement>('input[name^="hidden["],[type="password"]');
  return new Map(inputs.map((input) => [input, input.defaultValue]));
}
