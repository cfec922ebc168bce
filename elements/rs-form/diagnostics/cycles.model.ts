import { findCycles as findGroups, type NameGraph } from '../../../shared/graph/find-cycles.model.js';

/** Fields that a condition shows or hides, and those that it reads. */
export interface Dependency {
  readonly targets: readonly string[];
  readonly sources: readonly string[];
}

/**
 * Returns the cycles: fields on which their own visibility depends, one cycle for all that depend on each other. Each is a
 * list that begins with a field, names the one that it depends on after it, and so on; the last one depends on the first.
 */
export function findCycles(dependencies: readonly Dependency[]): readonly (readonly string[])[] {
  const graph = graphOf(dependencies);
  return findGroups(graph).map(([start = '']) => wayBack(start, graph.needs));
}

/** Returns the graph of fields whose visibility depends on other such fields. */
function graphOf(dependencies: readonly Dependency[]): NameGraph {
  const sources = new Map<string, Set<string>>();
  for (const { targets } of dependencies) for (const target of targets) sources.set(target, new Set());
  const targets = new Map([...sources.keys()].map((name) => [name, new Set<string>()]));
  for (const one of dependencies) {
    for (const target of one.targets) {
      for (const source of one.sources) {
        if (!sources.has(source)) continue;
        sources.get(target)?.add(source);
        targets.get(source)?.add(target);
      }
    }
  }
  return {
    names: [...sources.keys()],
    needs: (name) => [...(sources.get(name) ?? [])],
    neededBy: (name) => [...(targets.get(name) ?? [])],
  };
}

/** Returns the shortest way from a field through those that it depends on, as far as it leads back to the field. */
function wayBack(start: string, needs: NameGraph['needs']): readonly string[] {
  const before = new Map<string, string>();
  const queue = [start];
  // The loop also visits fields that are pushed meanwhile.
  for (const name of queue) {
    for (const next of needs(name)) {
      if (before.has(next)) continue;
      before.set(next, name);
      queue.push(next);
    }
    if (before.has(start)) break;
  }
  const way: string[] = [];
  for (let at = before.get(start); at !== undefined && at !== start; at = before.get(at)) way.push(at);
  return [start, ...way.reverse()];
}
