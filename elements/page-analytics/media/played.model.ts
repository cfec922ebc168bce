/** What of a video was played and told, in per cent; before the start nothing was. */
export interface Played {
  readonly hasStarted: boolean;
  readonly toldPercent: number;
}

/** One thing to tell. */
export interface PlayedFact {
  readonly phase: 'start' | 'progress' | 'complete';
  readonly percent: number;
}

/** What is told on the way, in per cent. */
const marks = [10, 25, 50, 75];

/** Before anything was played. */
export const notPlayed: Played = Object.freeze({ hasStarted: false, toldPercent: 0 });

/** What a position (0 to 1) makes of it: each mark is told once, also when the visitor jumps over it; 1 is the end. */
export function playTo(
  { hasStarted, toldPercent }: Played,
  position: number,
): { readonly played: Played; readonly facts: readonly PlayedFact[] } {
  // A stream has no end, and so no position.
  const percent = position > 0 && position <= 1 ? position * 100 : 0;
  const start: PlayedFact[] = hasStarted ? [] : [{ phase: 'start', percent: 0 }];
  const passed = [...marks, 100]
    .filter((mark) => mark > toldPercent && mark <= percent)
    .map((mark): PlayedFact => ({ phase: mark === 100 ? 'complete' : 'progress', percent: mark }));
  return {
    played: { hasStarted: true, toldPercent: passed.at(-1)?.percent ?? toldPercent },
    facts: [...start, ...passed],
  };
}
