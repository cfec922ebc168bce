import { fieldTraits } from '../../../elements/rs-form/definition/field-traits.model.js';
import type { RuleDefinition } from '../../../elements/rs-form/definition/definition.model.js';
import type { PlaygroundCondition, PlaygroundField } from '../model/state.model.js';
import { titleOf } from './field-settings.model.js';

/** Returns true if a field holds a value that a rule can compare. */
export function holdsValue({ type = 'text' }: PlaygroundField): boolean {
  const { control, hasErrorElement } = fieldTraits[type];
  return (
    control !== null &&
    (hasErrorElement || control === 'hidden') &&
    control !== 'submit' &&
    control !== 'button'
  );
}

/** Returns true if a total can be written into a field. */
export function canHoldTotal({ type = 'text' }: PlaygroundField): boolean {
  return type === 'text' || type === 'number' || type === 'hidden';
}

/** Returns fields as choices: caption, and the name where it is another word. */
export function choicesOf(fields: readonly PlaygroundField[]) {
  return fields.map((field) => {
    const title = titleOf(field);
    return { value: field.name, label: title === field.name ? title : `${title} (${field.name})` };
  });
}

/** Returns a condition to begin with: it acts on no field, and has the first option of a choice as its rule. */
export function newCondition(fields: readonly PlaygroundField[]): PlaygroundCondition {
  const source = fields.find(({ options }) => options?.length) ?? fields.find(holdsValue);
  return {
    ...{ action: 'show', match: 'all', scope: 'block', targets: [] },
    when: source ? [newRule(source)] : [],
  };
}

/** Returns a rule to begin with: the field has its first option. */
export function newRule({ name, options }: PlaygroundField): RuleDefinition {
  return { field: name, operator: options?.length ? 'is' : 'filled', value: options?.[0]?.value ?? '' };
}

/** Returns a rule with another operator, whose value is of the form that the operator needs. */
export function withOperator(rule: RuleDefinition, operator: RuleDefinition['operator']): RuleDefinition {
  const values = [rule.value].flat();
  const [first = '', second = ''] = values;
  if (operator === 'between') return { ...rule, operator, value: [first, second] };
  if (operator === 'is_one_of') return { ...rule, operator, value: values.filter((one) => one !== '') };
  return { ...rule, operator, value: first };
}

/** Returns a list with another entry at an index; without that entry for null. */
export function replacedAt<T>(list: readonly T[], index: number, entry: T | null): readonly T[] {
  return list.flatMap((one, at) => (at !== index ? [one] : entry === null ? [] : [entry]));
}
