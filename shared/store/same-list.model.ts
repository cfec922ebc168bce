/** Returns true if two lists hold the same values in the same order. A missing list is like no other. */
export function isSameList(
  one: readonly unknown[] | undefined,
  other: readonly unknown[] | undefined,
): boolean {
  if (!one || one.length !== other?.length) return false;
  return one.every((value, index) => value === other[index]);
}
