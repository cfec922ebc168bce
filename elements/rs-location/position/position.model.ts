/** Why the visitor's position is not known. */
export type PositionFailure = 'denied' | 'unanswered';

/** How long finding may take, how long with the browser's own question, how old a position may be, in milliseconds. */
export const positionLimits = Object.freeze({ findMs: 10_000, wholeMs: 30_000, oldMs: 60_000, metres: 1000 });

/** Whether a position says more than the town: only then a marker can stand for it. */
export function isAccurate(metres: unknown): boolean {
  return typeof metres === 'number' && metres <= positionLimits.metres;
}
