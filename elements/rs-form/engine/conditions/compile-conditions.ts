import type { ConditionDefinition } from '../../contract/form-definition.js';
import { targetKey, type Target } from '../../contract/visibility.js';
import { compileShows, type Shows } from './holds.js';

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
