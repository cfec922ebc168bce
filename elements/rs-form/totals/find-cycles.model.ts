/** Graph of the totals: which total reads which other, in both directions. */
export interface TotalGraph {
  readonly names: readonly string[];
  /** The totals that a total reads. */
  readonly reads: (name: string) => readonly string[];
  /** The totals that read a total. */
  readonly readBy: (name: string) => readonly string[];
}

/** The totals that need themselves, in groups that read each other. The order of definition does not matter. */
export function findCycles({ names, reads, readBy }: TotalGraph): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const done = new Set(inOrder({ names, reads, readBy }));

  for (const name of names) {
    if (done.has(name)) continue;
    const needed = reached(name, reads);
    const needing = reached(name, readBy);
    const cycle = names.filter((one) => needed.has(one) && needing.has(one));
    for (const one of [name, ...cycle]) done.add(one);
    if (cycle.length > 0) cycles.push(cycle);
  }

  return cycles;
}

/** The totals, each after those that it reads; without those that need themselves or such totals. */
export function inOrder({ names, reads, readBy }: TotalGraph): readonly string[] {
  const missing = new Map(names.map((name) => [name, reads(name).length]));
  const ready = names.filter((name) => missing.get(name) === 0);

  // The loop also visits what is pushed meanwhile.
  for (const name of ready) {
    for (const next of readBy(name)) {
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
