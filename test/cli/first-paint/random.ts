/** Generator of numbers that look random and are the same in every run. */
export interface Random {
  /** Returns a whole number below the limit. */
  below(limit: number): number;
  /** Returns true once in so many times, on average. */
  oneIn(times: number): boolean;
  pick<One>(list: readonly One[]): One;
  /** Returns some of the list, each once, in the list's order. */
  some<One>(list: readonly One[], count: number): readonly One[];
}

export function createRandom(seed: number): Random {
  let state = seed * 2_654_435_761;

  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    some(list, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, list.length)) chosen.add(below(list.length));
      return list.filter((_, at) => chosen.has(at));
    },
  };
}
