/** Fields whose text the original keeps while a condition hides them. It empties all others. */
import type { ConditionDefinition } from '../elements/rs-form/definition/definition.model.js';

/** Types of inputs that the original does not empty. */
const keptTypes: readonly string[] = ['email', 'tel', 'url', 'password', 'range'];

/** Returns true if the original empties no control of a field, by the types of its controls. */
export function isKept(types: readonly string[]): boolean {
  return types.length > 0 && types.every((type) => keptTypes.includes(type.toLowerCase()));
}

/**
 * Returns conditions that give kept fields their text back. A condition with targets of both kinds becomes two.
 *
 * @param isKeptField returns true for the name of a kept field
 */
export function retainKept(
  conditions: readonly ConditionDefinition[],
  isKeptField: (name: string) => boolean,
): readonly ConditionDefinition[] {
  return conditions.flatMap((condition) => {
    const kept = condition.targets.filter(isKeptField);
    const others = condition.targets.filter((name) => !kept.includes(name));
    return [
      ...(others.length > 0 ? [{ ...condition, targets: others }] : []),
      ...(kept.length > 0 ? [{ ...condition, targets: kept, retain: true }] : []),
    ];
  });
}
