import type { Condition, ConditionRule, FormBehaviour } from './form-behaviour.js';

type ValuesOf = (name: string) => readonly string[];

/** Returns the names of the fields that conditions hide. Of several conditions for a field the last wins. */
export function hiddenFields({ conditions }: FormBehaviour, valuesOf: ValuesOf): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const condition of conditions) {
    const isShown = shows(condition, valuesOf);
    for (const target of condition.targets) {
      if (isShown) hidden.delete(target);
      else hidden.add(target);
    }
  }
  return hidden;
}

/** Returns true if the targets are shown. A condition that does not hold reverses its action. */
function shows({ action, match, when }: Condition, valuesOf: ValuesOf): boolean {
  const matches = ({ field, operator, value }: ConditionRule) =>
    valuesOf(field).includes(value) === (operator === 'is');
  const holds = match === 'all' ? when.every(matches) : when.some(matches);
  return holds === (action === 'show');
}
