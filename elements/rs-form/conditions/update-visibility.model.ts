import type { HiddenTargets, VisibilityState, Target, Values } from './visibility.model.js';
import type { ConditionGraph, Dependent } from './compile.model.js';
import { isSameList } from '../../../shared/store/same-list.model.js';
import { KeyedTable } from '../../../shared/store/keyed-table.model.js';

/** Most changes of one target in one update. More is a cycle. */
const flipsPerTarget = 4;

/** Result of a change: the hidden targets, those that were shown or hidden by it, and the fields that were reset. */
export interface VisibilityUpdate {
  readonly values: Values;
  readonly hidden: HiddenTargets;
  readonly shown: readonly Dependent[];
  readonly hid: readonly Dependent[];
  /** Targets that became hidden: they go back to their defaults. */
  readonly resets: readonly Dependent[];
  /** A target that would flip for ever; it stays as it is. */
  readonly cycle: Target | null;
}

/** The targets that are hidden while nothing is chosen or typed: what a page may hide before any script. */
export function hiddenAtStart(graph: ConditionGraph, nothing: Values = new Map()): readonly Target[] {
  return graph.dependents.filter(({ shows }) => !shows(nothing)).map(({ target }) => target);
}

/**
 * Runs some conditions, and those that depend on what they change.
 *
 * @param first All conditions at load, after a reset and when the page comes back; else those that depend on a field.
 */
export function updateVisibility(
  graph: ConditionGraph,
  before: VisibilityState,
  defaults: Values,
  first: readonly Dependent[],
): VisibilityUpdate {
  let values = tableOf<readonly string[]>(before.values);
  let hidden = tableOf<boolean>(before.hidden);
  const flips = new Map<Dependent, number>();
  const resets = new Set<Dependent>();
  const queue = [...first];
  let cycle: Target | null = null;

  // The loop also visits what is pushed meanwhile. `shift()` would move the whole rest of a long list.
  for (const next of queue) {
    const { key, target, shows, retains } = next;
    if (shows(values) !== hidden.has(key)) continue;

    const flipsSoFar = (flips.get(next) ?? 0) + 1;
    if (flipsSoFar > flipsPerTarget) {
      cycle = target;
      continue;
    }
    flips.set(next, flipsSoFar);

    if (hidden.has(key)) {
      hidden = hidden.with(key, undefined);
      continue;
    }
    hidden = hidden.with(key, retains);
    resets.add(next);
    const restored = restore(values, defaults, target.name);
    if (restored === values) continue;
    values = restored;
    queue.push(...(graph.bySource.get(target.name) ?? []));
  }

  return { values, hidden, resets: [...resets], cycle, ...sidesOf([...flips.keys()], before, hidden) };
}

/** Returns the targets that are hidden now and were not, and the reverse. */
function sidesOf(
  flipped: readonly Dependent[],
  before: VisibilityState,
  hidden: HiddenTargets,
): Pick<VisibilityUpdate, 'shown' | 'hid'> {
  const changed = flipped.filter(({ key }) => hidden.has(key) !== before.hidden.has(key));
  return {
    shown: changed.filter(({ key }) => !hidden.has(key)),
    hid: changed.filter(({ key }) => hidden.has(key)),
  };
}

/** The tables of a state; a state that nobody has settled yet has none. */
function tableOf<Value>(table: unknown): KeyedTable<Value> {
  return table instanceof KeyedTable ? (table as KeyedTable<Value>) : KeyedTable.of<Value>();
}

type ValueTable = KeyedTable<readonly string[]>;

/** Puts a field back to its default; the same table where that changes nothing. */
function restore(values: ValueTable, defaults: Values, name: string): ValueTable {
  const now = values.get(name);
  const fallback = defaults.get(name);
  if (now === undefined || fallback === undefined || isSameList(now, fallback)) return values;
  return values.with(name, fallback);
}
