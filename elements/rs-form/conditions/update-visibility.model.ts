import type { HiddenTargets, VisibilityState, Target, Values } from './visibility.model.js';
import type { ConditionGraph, Dependent } from './compile.model.js';
import { isSameList } from '../../../shared/store/same-list.model.js';

/** Most changes of one target in one update. More is a cycle. */
const flipsPerTarget = 4;

/** Result of a change: the hidden targets, those that were shown or hidden by it, and the fields that were reset. */
export interface VisibilityUpdate extends VisibilityState {
  readonly shown: readonly Dependent[];
  readonly hid: readonly Dependent[];
  /** Targets that became hidden: they go back to their defaults. */
  readonly resets: readonly Dependent[];
  /** Target in an endless cycle. It keeps its state. */
  readonly cycle: Target | undefined;
}

/** Returns the targets that an untouched form hides. A page may hide them before any script runs. */
export function hiddenAtStart(graph: ConditionGraph, nothing: Values = new Map()): readonly Target[] {
  return graph.dependents.filter(({ condition }) => !graph.shows(condition, nothing));
}

/**
 * Runs some conditions, and those that depend on their targets.
 *
 * @param first All conditions at load, after a reset and after the back-forward cache; else those that depend on a field.
 */
export function updateVisibility(
  graph: ConditionGraph,
  before: VisibilityState,
  defaults: Values,
  first: readonly Dependent[],
): VisibilityUpdate {
  let { values, hidden } = before;
  const flips = new Map<Dependent, number>();
  const resets = new Set<Dependent>();
  const queue = [...first];
  let cycle: Target | undefined;

  // The loop also visits items that are pushed meanwhile. `shift()` would move the whole rest of a long list.
  for (const next of queue) {
    const { name, condition } = next;
    const isShown = graph.shows(condition, values);
    if (isShown !== isHidden(hidden, next)) continue;

    const flipsSoFar = (flips.get(next) ?? 0) + 1;
    if (flipsSoFar > flipsPerTarget) {
      cycle = next;
      continue;
    }
    flips.set(next, flipsSoFar);

    hidden = hidden.with(name, (hidden.get(name) ?? 0) ^ bitsOf(next));
    if (isShown) continue;
    resets.add(next);
    const now = values.get(name);
    const fallback = now && defaults.get(name);
    if (!fallback || isSameList(now, fallback)) continue;
    values = values.with(name, fallback);
    queue.push(...graph.bySource.list(name));
  }

  // Those that are hidden now and were not, and the reverse.
  const changed = [...flips].flatMap(([one, count]) => (count % 2 ? [one] : []));
  return {
    ...{ values, hidden, resets: [...resets], cycle },
    shown: changed.filter((one) => !isHidden(hidden, one)),
    hid: changed.filter((one) => isHidden(hidden, one)),
  };
}

/** Returns the bits of a target among those of its name (`HiddenTargets`). */
function bitsOf({ scope, condition }: Dependent): number {
  const bit = scope === 'block' ? 1 : 2;
  return condition.retain ? bit : bit | (bit << 2);
}

function isHidden(hidden: HiddenTargets, target: Dependent): boolean {
  return ((hidden.get(target.name) ?? 0) & bitsOf(target)) > 0;
}
