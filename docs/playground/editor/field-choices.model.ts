import { fieldTraits } from '../../../elements/rs-form/definition/field-traits.model.js';
import type { PlaygroundCondition, PlaygroundField } from '../model/state.model.js';
import { titleOf } from './field-settings.model.js';

type Rule = PlaygroundCondition['when'][number];

/** Returns whether a field holds a value that a rule can compare. */
export function holdsValue({ type = 'text' }: PlaygroundField): boolean {
  const { control, hasErrorElement } = fieldTraits[type];
  return (
    control !== null &&
    (hasErrorElement || control === 'hidden') &&
    control !== 'submit' &&
    control !== 'button'
  );
}

/** Returns whether a total can be written into a field. */
export function takesTotal({ type = 'text' }: PlaygroundField): boolean {
  return type === 'text' || type === 'number' || type === 'hidden';
}

/** Returns fields as choices: caption, and the name where it is another word. */
export function choicesOf(fields: readonly PlaygroundField[]) {
  return fields.map((field) => {
    const title = titleOf(field);
    return { value: field.name, label: title === field.name ? title : `${title} (${field.name})` };
  });
}

/** Returns a condition to begin with: a field appears with the first option of a choice. */
export function newCondition(
  fields: readonly PlaygroundField[],
  selected: string | null,
): PlaygroundCondition {
  const source =
    fields.find(({ name, options }) => name !== selected && options?.length) ?? fields.find(holdsValue);
  const isTarget = selected !== null && selected !== source?.name;
  return {
    ...{ action: 'show', match: 'all', scope: 'block' },
    targets: isTarget ? [selected] : [],
    when: source ? [newRule(source)] : [],
  };
}

/** Returns a rule to begin with: the field has its first option. */
export function newRule({ name, options }: PlaygroundField): Rule {
  return { field: name, operator: options?.length ? 'is' : 'filled', value: options?.[0]?.value ?? '' };
}

/** Returns a list with another entry at an index; without that entry for null. */
export function replacedAt<T>(list: readonly T[], index: number, entry: T | null): readonly T[] {
  return list.flatMap((one, at) => (at !== index ? [one] : entry === null ? [] : [entry]));
}
