import { addToList } from '../../../shared/store/add-to-list.model.js';
import type { ConditionDefinition, RuleDefinition } from '../definition/definition.model.js';
import { targetKey, type Target, type Values } from './visibility.model.js';

/** One target with the condition that decides on it. */
export interface Dependent {
  readonly key: string;
  readonly target: Target;
  readonly shows: Shows;
  /** True if the target keeps what was typed while it is hidden. */
  readonly retains: boolean;
}

/** Dependencies between fields. A change concerns only the targets that are listed for its field. */
export interface ConditionGraph {
  readonly dependents: readonly Dependent[];
  readonly bySource: ReadonlyMap<string, readonly Dependent[]>;
}

/** A target and the condition that decides on it. */
export interface Deciding {
  readonly target: Target;
  readonly condition: ConditionDefinition;
}

/** Every target once: of several conditions on it the last decides, as on the server. */
export function decidingConditions(conditions: readonly ConditionDefinition[]): readonly Deciding[] {
  const last = new Map<string, Deciding>();
  for (const condition of conditions) {
    for (const name of condition.targets) {
      const target: Target = { scope: condition.scope, name };
      last.set(targetKey(target), { target, condition });
    }
  }
  return [...last.values()];
}

/** Compiles conditions into a graph. `compileOwn` compiles the operators of ours; without it they never fit. */
export function compileConditions(
  conditions: readonly ConditionDefinition[],
  compileOwn?: CompileOwn,
): ConditionGraph {
  const compiled = new Map(conditions.map((condition) => [condition, compileShows(condition, compileOwn)]));
  const bySource = new Map<string, Dependent[]>();

  const dependents = decidingConditions(conditions).map(({ target, condition }) => {
    const shows = compiled.get(condition) ?? compileShows(condition, compileOwn);
    const dependent = { key: targetKey(target), target, shows, retains: condition.retain ?? false };
    for (const source of new Set(condition.when.map(({ field }) => field)))
      addToList(bySource, source, dependent);
    return dependent;
  });

  return { dependents, bySource };
}

/** A condition compiled to one closure: whether its targets are shown with these values. */
export type Shows = (values: Values) => boolean;

/** Returns whether the values of a field fit a rule. */
export type Fits = (values: readonly string[]) => boolean;

/** Compiles a rule with an operator that the server does not know; null where its value cannot be compared. */
export type CompileOwn = (rule: RuleDefinition) => Fits | null;

/** Returns whether the server does not know the operator of a rule. */
export function isOwn({ operator }: RuleDefinition): boolean {
  return operator !== 'is' && operator !== 'is_not';
}

const none: readonly string[] = [];
const noOwn: CompileOwn = () => null;

/** Compiles a rule. One that cannot be compared never fits. */
function compileRule(rule: RuleDefinition, compileOwn: CompileOwn): Shows {
  const { field, operator, value } = rule;
  const isWanted = operator === 'is';
  const fits = isOwn(rule) ? compileOwn(rule) : (all: typeof none) => all.includes(value) === isWanted;
  return (values) => fits?.(values.get(field) ?? none) ?? false;
}

/**
 * Compiles a condition once. Matching shows for "show" and hides for "hide"; not matching does the reverse. No
 * rules at all match "all", as on the server.
 */
export function compileShows({ when, match, action }: ConditionDefinition, compileOwn = noOwn): Shows {
  const rules = when.map((rule) => compileRule(rule, compileOwn));
  const showsOnMatch = action === 'show';

  return match === 'all'
    ? (values) => rules.every((fits) => fits(values)) === showsOnMatch
    : (values) => rules.some((fits) => fits(values)) === showsOnMatch;
}
