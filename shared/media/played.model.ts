/** Progress of a medium that was reported. */
export interface Played {
  readonly hasStarted: boolean;
  /** Highest mark that was reported, in per cent; 0 before the first. */
  readonly reportedPercent: number;
}

/** A part of a medium that was played for the first time. */
export interface PlayedFact {
  readonly phase: 'start' | 'progress' | 'complete';
  readonly percent: number;
}

/** The marks of progress, in per cent. The end is one more, at 100. */
const marks = [10, 25, 50, 75];

/** State before anything was played. */
export const notPlayed: Played = Object.freeze({ hasStarted: false, reportedPercent: 0 });

/** Next state, and the facts to report. */
export interface PlayedStep {
  readonly played: Played;
  readonly facts: readonly PlayedFact[];
}

/**
 * Moves to a position. Each mark is reported once, also where the visitor jumps over it.
 *
 * @param position - From 0 to 1. NaN and infinity count as 0: a stream without an end has no position. The end is
 *   reported by `playToEnd` alone.
 */
export function playTo({ hasStarted, reportedPercent }: Played, position: number): PlayedStep {
  const percent = Number.isFinite(position) ? position * 100 : 0;
  const start: PlayedFact[] = hasStarted ? [] : [{ phase: 'start', percent: 0 }];
  const passed = marks.filter((mark) => mark > reportedPercent && mark <= percent);
  return {
    played: { hasStarted: true, reportedPercent: passed.at(-1) ?? reportedPercent },
    facts: [...start, ...passed.map((mark): PlayedFact => ({ phase: 'progress', percent: mark }))],
  };
}

/** Moves to the end, which is reported once, with all marks before it. */
export function playToEnd(played: Played): PlayedStep {
  if (played.reportedPercent === 100) return { played, facts: [] };
  const { facts } = playTo(played, 1);
  return {
    played: { hasStarted: true, reportedPercent: 100 },
    facts: [...facts, { phase: 'complete', percent: 100 }],
  };
}
