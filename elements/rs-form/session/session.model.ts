/** Times of a session on the server, in seconds. */
export const sessionLimits = Object.freeze({
  /** Time before the end at which the form warns (WCAG 2.2.1 asks for 20 seconds at least). */
  warning: 120,
  /** The longest session that counts: more than eleven days. */
  longest: 1_000_000,
  /** Longest time between two looks at the clock. A timer does not count the time in which a device sleeps. */
  look: 30,
});

/** Text of the message about the session. */
export type SessionText = 'ends' | 'over' | 'failed';

export interface SessionState {
  readonly phase: 'quiet' | 'warned' | 'over';
  /** True while the server is asked to keep the session. */
  readonly isAsking: boolean;
}

export type SessionAction =
  /** The clock was read. */
  | { readonly type: 'time-read'; readonly leftMs: number }
  | { readonly type: 'stay-pressed' }
  | { readonly type: 'stayed' }
  | { readonly type: 'stay-failed' };

export type SessionEffect =
  | { readonly type: 'keep-draft' }
  | { readonly type: 'show'; readonly text: SessionText }
  | { readonly type: 'ask-server' }
  /** The server goes on with the session: its time begins anew. */
  | { readonly type: 'begin-anew'; readonly wasOver: boolean };

export interface SessionStep {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

export const sessionStart: SessionState = Object.freeze({ phase: 'quiet', isAsking: false });

/** Decides on the next state of a session's message. */
export function stepSession(state: SessionState, action: SessionAction): SessionStep {
  switch (action.type) {
    case 'time-read':
      return readTime(state, action.leftMs);
    case 'stay-pressed':
      if (state.isAsking) return { state, effects: [] };
      return { state: { ...state, isAsking: true }, effects: [{ type: 'ask-server' }] };
    case 'stayed':
      return { state: sessionStart, effects: [{ type: 'begin-anew', wasOver: state.phase === 'over' }] };
    case 'stay-failed':
      // Another answer of the server may have come first.
      if (!state.isAsking) return { state, effects: [] };
      return { state: { ...state, isAsking: false }, effects: [{ type: 'show', text: 'failed' }] };
  }
}

function readTime(state: SessionState, leftMs: number): SessionStep {
  const phase = phaseAt(leftMs);
  // Only a kept session goes back: a clock that was put back does not.
  const isLater = phases.indexOf(phase) > phases.indexOf(state.phase);
  if (!isLater) return { state, effects: [] };
  const effects: SessionEffect[] = [{ type: 'keep-draft' }];
  // The answer that is on its way has a message of its own.
  if (!state.isAsking) effects.push({ type: 'show', text: phase === 'over' ? 'over' : 'ends' });
  return { state: { ...state, phase }, effects };
}

const phases: readonly SessionState['phase'][] = ['quiet', 'warned', 'over'];

function phaseAt(leftMs: number): SessionState['phase'] {
  if (leftMs <= 0) return 'over';
  return leftMs <= sessionLimits.warning * 1000 ? 'warned' : 'quiet';
}

/** Returns the time until the clock has to be read again, in milliseconds. */
export function nextLookMs(leftMs: number): number {
  const untilWarning = leftMs - sessionLimits.warning * 1000;
  return Math.min(sessionLimits.look * 1000, untilWarning > 0 ? untilWarning : Math.max(leftMs, 0));
}

/** Returns true if a number of seconds is a session that can be warned about. */
export function isSessionLength(seconds: number): boolean {
  return seconds > sessionLimits.warning && seconds <= sessionLimits.longest;
}
