/** A movement that lasts longer than this begins anew, in milliseconds. */
export const strokeMs = 300;

/** How far a movement goes before it is meant, in pixels. */
export const strokePx = 30;

/** A single step longer than this is meant at once, in pixels. */
export const stepPx = 10;

/** The share of the window that a header may keep for itself. */
export const largestShare = 1 / 2;
