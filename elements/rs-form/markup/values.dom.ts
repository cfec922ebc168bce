import type { FormDefinition, RuleDefinition, RuleEntry } from '../definition/definition.model.js';
import { isGroup } from '../definition/rules.model.js';
import { readControl } from './control.dom.js';
import type { FieldControl, ServerForm } from './server-form.dom.js';

/**
 * Returns the values that a field would post, or goes back to on reset, without unticked boxes. A split date has one
 * value, its parts in the order of the form ("24/12/2027"), once all of them are chosen.
 */
export function readValues({ controls }: ServerForm, name: string, isDefault?: boolean): readonly string[] {
  return joinDate(controls(name), (control) => readControl(control, isDefault));
}

/**
 * Returns a definition without the conditions on a field that the form does not have, and without those with a rule that
 * cannot be compared or an empty group: such a condition would hide its targets for ever.
 */
export function withoutImpossible(
  form: ServerForm,
  definition: FormDefinition,
  canCompare: (rule: RuleDefinition) => boolean,
): FormDefinition {
  const isPossible = (entry: RuleEntry): boolean =>
    isGroup(entry)
      ? entry.when.length > 0 && entry.when.every(isPossible)
      : form.controls(entry.field)[0] !== undefined && canCompare(entry);
  const conditions = definition.conditions.filter(({ when }) => when.every(isPossible));
  return { ...definition, conditions };
}

/** Returns the values of many fields by name. */
export function readAll(form: ServerForm, names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  return new Map([...names].map((name) => [name, readValues(form, name)]));
}

function joinDate(
  controls: readonly FieldControl[],
  read: (control: FieldControl) => readonly string[],
): readonly string[] {
  const values = controls.map(read);
  if (!isDate(controls)) return values.flat();
  return values.every(([part = '']) => part !== '') ? [values.flat().join('/')] : [];
}

/** Returns true if controls are the parts of a split date. */
export function isDate(controls: readonly FieldControl[]): boolean {
  return controls.some(({ name }) => /\]\[[dmy]\]$/.test(name));
}

/** Inputs whose type or default may change later, with their defaults at the start. */
export type SentInputs = ReadonlyMap<HTMLInputElement, string>;

/** Finds hidden dates beside visible ones, and passwords. To be called before anything is written into the form. */
export function readSentInputs(form: ServerForm): SentInputs {
  const inputs = form.find<HTMLInputElement>('input[name^="hidden["],[type="password"]');
  return new Map(inputs.map((input) => [input, input.defaultValue]));
}
