import type { ConditionDefinition, RuleDefinition } from '../definition/definition.model.js';
import { targetKey, type Target, type Values } from './visibility.model.js';

/** One target with the condition that decides on it. */
export interface Dependent {
  readonly key: string;
  readonly target: Target;
  readonly shows: Shows;
  /** Whether the target keeps what was typed while it is hidden. */
  readonly retains: boolean;
}

/** Who depends on whom: a change touches only what is found here under its field. */
export interface ConditionGraph {
  readonly dependents: readonly Dependent[];
  readonly bySource: ReadonlyMap<string, readonly Dependent[]>;
}

/** Compiles conditions into a graph. Of several conditions on one target the last decides, as on the server. */
export function compileConditions(conditions: readonly ConditionDefinition[]): ConditionGraph {
  const deciding = lastOfEachTarget(conditions);
  const bySource = new Map<string, Dependent[]>();

  for (const { dependent, sources } of deciding) {
    for (const source of sources) {
      const known = bySource.get(source);
      if (known) known.push(dependent);
      else bySource.set(source, [dependent]);
    }
  }

  return { dependents: deciding.map(({ dependent }) => dependent), bySource };
}

interface Deciding {
  readonly dependent: Dependent;
  readonly sources: ReadonlySet<string>;
}

function lastOfEachTarget(conditions: readonly ConditionDefinition[]): readonly Deciding[] {
  const last = new Map<string, Deciding>();

  for (const condition of conditions) {
    const shows = compileShows(condition);
    const retains = condition.retain ?? false;
    const sources = new Set(condition.when.map(({ field }) => field));
    for (const name of condition.targets) {
      const target: Target = { scope: condition.scope, name };
      const key = targetKey(target);
      last.set(key, { dependent: { key, target, shows, retains }, sources });
    }
  }

  return [...last.values()];
}

/** A condition compiled to one closure: whether its targets are shown with these values. */
export type Shows = (values: Values) => boolean;

const none: readonly string[] = [];

/** Whether the rule fits: a field without a value never "is" anything. */
function compileRule({ field, is, value }: RuleDefinition): Shows {
  return (values) => (values.get(field) ?? none).includes(value) === is;
}

/**
 * Compiles a condition once. Matching shows for "show" and hides for "hide"; not matching does the reverse. No
 * rules at all match "all", as on the server.
 */
export function compileShows({ when, match, action }: ConditionDefinition): Shows {
  const rules = when.map(compileRule);
  const showsOnMatch = action === 'show';

  return match === 'all'
    ? (values) => rules.every((fits) => fits(values)) === showsOnMatch
    : (values) => rules.some((fits) => fits(values)) === showsOnMatch;
}
