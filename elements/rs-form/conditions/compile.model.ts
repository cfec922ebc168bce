import { CompactLists } from '../../../shared/store/compact-lists.model.js';
import type {
  ConditionDefinition,
  GroupDefinition,
  RuleDefinition,
  RuleEntry,
} from '../definition/definition.model.js';
import { fieldsIn, isGroup } from '../definition/rules.model.js';
import { targetKey, type Target, type Values } from './visibility.model.js';

/** One target with the condition that decides on it. */
export interface Dependent extends Target {
  readonly condition: ConditionDefinition;
}

/** Dependencies between fields. A change concerns only the targets that are listed for its field. */
export interface ConditionGraph {
  readonly dependents: readonly Dependent[];
  /** Dependents by field, each once. */
  readonly bySource: CompactLists<Dependent>;
  /**
   * Returns true if the targets of a condition are shown. Matching shows for "show" and hides for "hide"; not matching
   * does the reverse. No rules at all match "all", as on the server.
   */
  shows(condition: ConditionDefinition, values: Values): boolean;
}

/** Every target once: of several conditions on it the last decides, as on the server. */
export function decidingConditions(conditions: readonly ConditionDefinition[]): readonly Dependent[] {
  const last = new Map<string, Dependent>();
  for (const condition of conditions) {
    for (const name of condition.targets) {
      const target = { scope: condition.scope, name, condition };
      last.set(targetKey(target), target);
    }
  }
  return [...last.values()];
}

/**
 * Indexes conditions by the fields that they read. They are not compiled to closures, of which a form could have
 * thousands.
 *
 * @param compileSuite - Compiles the operators of ours; without it they never fit.
 */
export function compileConditions(
  conditions: readonly ConditionDefinition[],
  compileSuite?: CompileSuite,
): ConditionGraph {
  const dependents = decidingConditions(conditions);
  const bySource = new CompactLists<Dependent>();
  for (const dependent of dependents) {
    for (const field of fieldsIn(dependent.condition)) bySource.add(field, dependent);
  }

  return {
    dependents,
    bySource,
    shows(condition, values) {
      const fits = (entry: RuleEntry): boolean => {
        if (isGroup(entry)) return holds(entry);
        const { field, operator, value } = entry;
        const held = values.get(field) ?? [];
        const isServers = operator === 'is' || operator === 'is_not';
        return isServers && typeof value === 'string'
          ? held.includes(value) === (operator === 'is')
          : (compileSuite?.(entry)?.(held) ?? false);
      };
      const holds = ({ when, match }: GroupDefinition) =>
        match === 'all' ? when.every(fits) : when.some(fits);
      return holds(condition) === (condition.action === 'show');
    },
  };
}

/** Returns true if the values of a field fit a rule. */
export type Fits = (values: readonly string[]) => boolean;

/** Compiles a rule with an operator that the server does not know; null where its value cannot be compared. */
export type CompileSuite = (rule: RuleDefinition) => Fits | null;
