/** Whether two lists hold the same values in the same order; a missing list is like no other. */
export function isSame(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (!one || !other || one.length !== other.length) return false;
  return one.every((value, index) => value === other[index]);
}
