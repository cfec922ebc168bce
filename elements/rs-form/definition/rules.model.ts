import type { GroupDefinition, RuleDefinition, RuleEntry } from './definition.model.js';

/** Returns true for a group of rules, false for a rule. */
export function isGroup(entry: RuleEntry): entry is GroupDefinition {
  return 'when' in entry;
}

/** Returns the rules in a condition or a group, and in the groups inside. */
export function rulesIn({ when }: Pick<GroupDefinition, 'when'>): readonly RuleDefinition[] {
  return when.flatMap((entry) => (isGroup(entry) ? rulesIn(entry) : entry));
}

/** Returns the names of the fields that a condition reads, each once. */
export function fieldsIn(group: Pick<GroupDefinition, 'when'>): readonly string[] {
  return [...new Set(rulesIn(group).map(({ field }) => field))];
}

/** Returns true if the server does not know a rule: its operator, or that it is a group. */
export function isSuiteRule(entry: RuleEntry): boolean {
  return (
    isGroup(entry) ||
    !(entry.operator === 'is' || entry.operator === 'is_not') ||
    typeof entry.value !== 'string'
  );
}

/**
 * Returns the expected form of an entry whose values do not fit its operator in number or kind; null for a valid
 * one. An entry like that holds never or always, so its whole condition is left out.
 */
export function expectedForm(entry: RuleEntry): string | null {
  if (isGroup(entry)) return entry.when.length > 0 ? null : 'a group with a rule';
  const { operator, value } = entry;
  const count = typeof value === 'string' ? NaN : value.length;
  if (operator === 'between') return count === 2 ? null : 'a list of two, the lower one first';
  if (operator === 'is_one_of') return count > 0 ? null : 'a list of values';
  return Number.isNaN(count) ? null : 'a text';
}
