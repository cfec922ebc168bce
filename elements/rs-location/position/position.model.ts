/** Reason why the visitor's position is unknown. */
export type PositionFailure = 'denied' | 'unanswered';

/**
 * Limits of a request for the position: time for finding, time with the permission prompt and maximum age, in
 * milliseconds; maximum error of an accurate position, in metres.
 */
export const positionLimits = Object.freeze({ findMs: 10_000, wholeMs: 30_000, oldMs: 60_000, metres: 1000 });

/** Returns true if a position is accurate enough for a marker: not merely the town. */
export function isAccurate(metres: unknown): boolean {
  return typeof metres === 'number' && metres <= positionLimits.metres;
}
