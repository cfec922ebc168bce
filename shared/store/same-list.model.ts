/** Returns true if two lists hold the same values in the same order. A missing list is like no other. */
export function isSameList(
  one: readonly unknown[] | undefined,
  other: readonly unknown[] | undefined,
): boolean {
  return one?.length === other?.length && (one?.every((value, index) => value === other?.[index]) ?? false);
}
