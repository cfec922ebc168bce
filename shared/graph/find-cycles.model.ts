/** Directed graph of names: which name needs which other, in both directions. */
export interface NameGraph {
  readonly names: readonly string[];
  /** Returns the names that a name needs. */
  readonly needs: (name: string) => readonly string[];
  /** Returns the names that need a name. */
  readonly neededBy: (name: string) => readonly string[];
}

/** Returns the names that need themselves, in groups that need each other. The order of the names does not matter. */
export function findCycles(graph: NameGraph): readonly (readonly string[])[] {
  const { names, needs, neededBy } = graph;
  const cycles: (readonly string[])[] = [];
  const done = new Set(inOrder(graph));

  for (const name of names) {
    if (done.has(name)) continue;
    const needed = reached(name, needs);
    const needing = reached(name, neededBy);
    const cycle = names.filter((one) => needed.has(one) && needing.has(one));
    for (const one of [name, ...cycle]) done.add(one);
    if (cycle.length > 0) cycles.push(cycle);
  }

  return cycles;
}

/** Returns the names, each after those that it needs; without those that need themselves or such names. */
export function inOrder({ names, needs, neededBy }: NameGraph): readonly string[] {
  const missing = new Map(names.map((name) => [name, needs(name).length]));
  const ready = names.filter((name) => missing.get(name) === 0);

  // The loop also visits items that are pushed meanwhile.
  for (const name of ready) {
    for (const next of neededBy(name)) {
      const left = (missing.get(next) ?? 0) - 1;
      missing.set(next, left);
      if (left === 0) ready.push(next);
    }
  }
  return ready;
}

/** Everything that can be reached, without the start unless a way leads back to it. */
function reached(start: string, next: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [start];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const one of next(name)) {
      if (found.has(one)) continue;
      found.add(one);
      queue.push(one);
    }
  }
  return found;
}
