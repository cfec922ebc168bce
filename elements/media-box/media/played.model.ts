/** What of a medium was played and told, in per cent. */
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

/** What a position (0 to 1) makes of it: each mark is told once, also when the visitor jumps over it. */
export function playTo(
  played: Played,
  position: number,
): { readonly played: Played; readonly facts: readonly PlayedFact[] } {
  const percent = Number.isFinite(position) ? Math.min(100, Math.max(0, position * 100)) : 0;
  const start: PlayedFact[] = played.hasStarted ? [] : [{ phase: 'start', percent: 0 }];
  const passed = marks
    .filter((mark) => mark > played.toldPercent && mark <= percent)
    .map((mark): PlayedFact => ({ phase: 'progress', percent: mark }));
  const toldPercent = Math.max(played.toldPercent, passed.at(-1)?.percent ?? 0);
  return { played: { hasStarted: true, toldPercent }, facts: [...start, ...passed] };
}

/** The end; told once. */
export function playToEnd(played: Played): {
  readonly played: Played;
  readonly facts: readonly PlayedFact[];
} {
  if (played.toldPercent === 100) return { played, facts: [] };
  const { facts } = playTo(played, 1);
  return {
    played: { hasStarted: true, toldPercent: 100 },
    facts: [...facts, { phase: 'complete', percent: 100 }],
  };
}
