import { withFields, fieldsOf } from './fields.model.js';
import { isGroup } from '../../../elements/rs-form/definition/rules.model.js';
import { renameInRows } from './repeats.model.js';
import type { PlaygroundEntry, PlaygroundField, PlaygroundForm } from './playground.model.js';

/** Returns the form with a field renamed, also in all references to it. */
export function renameEverywhere(form: PlaygroundForm, name: string, to: string): PlaygroundForm {
  const renamed = (one: string) => (one === name ? to : one);
  const isFirst = firstOf(name);
  const other = {
    ...withFields(
      form,
      fieldsOf(form).map((field) => ({
        ...withReferences(field, renamed),
        name: isFirst(field) ? to : field.name,
      })),
    ),
    conditions: form.conditions.map((condition) => ({
      ...condition,
      targets: condition.targets.map(renamed),
      when: condition.when.map((entry) => renamedIn(entry, renamed)),
    })),
    calculations: form.calculations.map((total) => ({
      ...total,
      target: renamed(total.target),
      expression: renameOperands(total.expression, renamed),
    })),
    ...(form.prefill && {
      prefill: form.prefill.map((entry) => ({ ...entry, field: renamed(entry.field) })),
    }),
  };
  return renameInRows(other, renamed);
}

/** Returns a rule or a group whose fields have other names. */
function renamedIn(entry: PlaygroundEntry, renamed: (name: string) => string): PlaygroundEntry {
  return isGroup(entry)
    ? { ...entry, when: entry.when.map((one) => renamedIn(one, renamed)) }
    : { ...entry, field: renamed(entry.field) };
}

/** Returns a function that is true once, for the first field of a name. */
function firstOf(name: string): (field: PlaygroundField) => boolean {
  let isFound = false;
  return (field) => {
    if (isFound || field.name !== name) return false;
    isFound = true;
    return true;
  };
}

/** Returns an expression with other names in `{Field:value}`. */
function renameOperands(expression: string, renamed: (name: string) => string): string {
  return expression.replace(/\{([^}]*?)(:value)?\}/gi, (_whole, name: string, end: string | undefined) => {
    return `{${renamed(name)}${end ?? ''}}`;
  });
}

/** Returns a field whose bounds by other fields have other names: `min|Field|1`, `Field|1`. */
function withReferences(field: PlaygroundField, renamed: (name: string) => string): PlaygroundField {
  const { rule, minFrom, maxFrom } = field;
  const renamedAt = (text: string, at: number) =>
    text
      .split('|')
      .map((part, index) => (index === at ? renamed(part) : part))
      .join('|');
  return {
    ...field,
    ...(rule !== undefined && { rule: renamedAt(rule, 1) }),
    ...(minFrom !== undefined && { minFrom: renamedAt(minFrom, 0) }),
    ...(maxFrom !== undefined && { maxFrom: renamedAt(maxFrom, 0) }),
  };
}

/** Returns the form without a field. A condition that has no target any more goes too. */
export function removeEverywhere(form: PlaygroundForm, name: string): PlaygroundForm {
  const isFirst = firstOf(name);
  const rest = fieldsOf(form).filter((field) => !isFirst(field));
  const isLeft = rest.some((field) => field.name === name);
  const other = {
    ...withFields(form, rest),
    conditions: isLeft
      ? form.conditions
      : form.conditions.flatMap((condition) => {
          const targets = condition.targets.filter((target) => target !== name);
          if (targets.length === condition.targets.length) return [condition];
          return targets.length > 0 ? [{ ...condition, targets }] : [];
        }),
    calculations: isLeft ? form.calculations : form.calculations.filter(({ target }) => target !== name),
    ...(!isLeft && form.prefill && { prefill: form.prefill.filter(({ field }) => field !== name) }),
  };
  return isLeft ? other : renameInRows(other, (one) => (one === name ? null : one));
}
