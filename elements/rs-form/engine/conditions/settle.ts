import type { VisibilityState, Target, Values } from '../../contract/visibility.js';
import { formLimits } from '../../contract/limits.js';
import type { ConditionGraph, Dependent } from './compile-conditions.js';

/** What conditions made of a change: who is hidden now, who changed sides, whose values went back. */
export interface Settled {
  readonly values: Values;
  readonly hidden: ReadonlySet<string>;
  readonly shown: readonly Target[];
  readonly hid: readonly Target[];
  /** Fields that became hidden: they go back to their defaults. */
  readonly resets: readonly string[];
  /** A target that would flip for ever; it stays as it is. */
  readonly cycle: Target | null;
}

/** Runs all conditions: at load, after a reset, when the page comes back. */
export function settleAll(graph: ConditionGraph, before: VisibilityState, defaults: Values): Settled {
  return settle(graph, before, defaults, graph.dependents);
}

/** Runs the conditions that depend on one field, and those that depend on what they change. */
export function settleAfter(
  graph: ConditionGraph,
  before: VisibilityState,
  defaults: Values,
  name: string,
): Settled {
  return settle(graph, before, defaults, graph.bySource.get(name) ?? []);
}

/** The targets that are hidden while nothing is chosen: what a page may hide before any script. */
export function hiddenAtStart(graph: ConditionGraph): readonly Target[] {
  const nothing: Values = new Map();
  return graph.dependents.filter(({ shows }) => !shows(nothing)).map(({ target }) => target);
}

function settle(
  graph: ConditionGraph,
  before: VisibilityState,
  defaults: Values,
  first: readonly Dependent[],
): Settled {
  const values = new Map(before.values);
  const hidden = new Set(before.hidden);
  const flips = new Map<string, number>();
  const resets = new Set<string>();
  const touched = new Map<string, Target>();
  const queue = [...first];
  let cycle: Target | null = null;

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { key, target, shows } = next;
    if (shows(values) !== hidden.has(key)) continue;

    const flipsSoFar = (flips.get(key) ?? 0) + 1;
    flips.set(key, flipsSoFar);
    if (flipsSoFar > formLimits.flipsPerTarget) {
      cycle = target;
      continue;
    }

    touched.set(key, target);
    if (hidden.delete(key)) continue;
    hidden.add(key);
    resets.add(target.name);
    if (restore(values, defaults, target.name)) queue.push(...(graph.bySource.get(target.name) ?? []));
  }

  const changed = [...touched].filter(([key]) => hidden.has(key) !== before.hidden.has(key));
  return {
    values,
    hidden,
    shown: changed.filter(([key]) => !hidden.has(key)).map(([, target]) => target),
    hid: changed.filter(([key]) => hidden.has(key)).map(([, target]) => target),
    resets: [...resets],
    cycle,
  };
}

/** Puts a field back to its default; answers whether that changed it. */
function restore(values: Map<string, readonly string[]>, defaults: Values, name: string): boolean {
  const now = values.get(name);
  const fallback = defaults.get(name);
  if (now === undefined || fallback === undefined || areSame(now, fallback)) return false;
  values.set(name, fallback);
  return true;
}

/** Whether two lists of values are the same. */
export function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}
