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
  const bySource = new Map<string, Dependent[]>();

  const dependents = decidingConditions(conditions).map(({ target, condition }) => {
    const shows = compileShows(condition, compileOwn);
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

/** Own rules of a condition with their compiled forms; undefined where the condition has none. */
type OwnRules = ReadonlyMap<RuleDefinition, Fits | null | undefined> | undefined;

/** Returns whether values fit a rule. One that cannot be compared never fits. */
function fitsRule(rule: RuleDefinition, values: Values, own: OwnRules): boolean {
  const held = values.get(rule.field) ?? none;
  if (isOwn(rule)) return own?.get(rule)?.(held) ?? false;
  return held.includes(rule.value) === (rule.operator === 'is');
}

/**
 * Compiles a condition once: to one closure, because a form can have thousands. Matching shows for "show" and hides for
 * "hide"; not matching does the reverse. No rules at all match "all", as on the server.
 */
export function compileShows({ when, match, action }: ConditionDefinition, compileOwn?: CompileOwn): Shows {
  const own = when.some(isOwn) ? new Map(when.map((rule) => [rule, compileOwn?.(rule)])) : undefined;
  return (values) => {
    const fits = (rule: RuleDefinition) => fitsRule(rule, values, own);
    return (match === 'all' ? when.every(fits) : when.some(fits)) === (action === 'show');
  };
}
