/** First minute of the afternoon. */
const noon = 12 * 60;

/** Times of one part of the day. */
export interface PartOfDay {
  /** Key of its heading. */
  readonly key: 'calendar.morning' | 'calendar.afternoon';
  readonly slots: readonly number[];
}

/**
 * Splits the times of a day at noon; a part without times is left out.
 *
 * @param slots - In minutes after midnight, ascending. Those after the next midnight are of the afternoon.
 */
export function partsOfDay(slots: readonly number[]): readonly PartOfDay[] {
  const parts: readonly PartOfDay[] = [
    { key: 'calendar.morning', slots: slots.filter((slot) => slot < noon) },
    { key: 'calendar.afternoon', slots: slots.filter((slot) => slot >= noon) },
  ];
  return parts.filter((part) => part.slots.length > 0);
}
