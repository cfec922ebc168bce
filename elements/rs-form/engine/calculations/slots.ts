import type { NumberFormat } from '../../contract/calculation.js';

/** The place of a value among all values: one field can have several, where totals read numbers differently. */
export interface Slot {
  readonly at: number;
  readonly format: NumberFormat;
}

export interface Slots {
  slotOf(name: string, format: NumberFormat): number;
  of(name: string): readonly Slot[];
  count(): number;
}

/** Gives out slots while expressions are compiled. */
export function createSlots(): Slots {
  const byName = new Map<string, Slot[]>();
  let count = 0;

  return {
    slotOf(name, format) {
      const known = byName.get(name) ?? [];
      byName.set(name, known);
      const same = known.find((slot) => readsAlike(slot.format, format));
      if (same) return same.at;
      known.push({ at: count, format });
      count += 1;
      return count - 1;
    },
    of: (name) => byName.get(name) ?? [],
    count: () => count,
  };
}

/** The number of decimals matters to a reader only in whether there are any. */
function readsAlike(one: NumberFormat, other: NumberFormat): boolean {
  return (
    one.decimal === other.decimal &&
    one.thousands === other.thousands &&
    one.decimals > 0 === other.decimals > 0
  );
}
