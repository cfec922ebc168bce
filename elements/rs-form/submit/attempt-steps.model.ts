import type { CheckedRules } from '../definition/definition.model.js';
import type { Failure, FailureKind, FormPlace } from '../checks/violation.model.js';
import type { AttemptAction, AttemptEffect, AttemptState } from './attempt.model.js';

/** What a submit must know of the form. */
export interface AttemptRules {
  readonly checksInBrowser: boolean;
  readonly checksOnServer: boolean;
  /** Which rules the browser's checks are about. */
  readonly checks: CheckedRules;
  readonly hasBotCheck: boolean;
  /** The place of a field in the document; what is in no place comes last. */
  positionOf(name: string): number;
  /** The page that something stands on (0-based); null where it is not in a page. */
  pageOf(place: FormPlace): number | null;
  /** Whether a condition hides a field now. */
  isHidden(name: string): boolean;
}

export interface AttemptStep {
  readonly state: AttemptState;
  readonly effects: readonly AttemptEffect[];
}

/** A form that nobody has tried to send. */
export const noAttempt: AttemptState = Object.freeze({
  errors: [],
  early: [],
  phase: 'idle',
  failure: null,
  attempt: 0,
  goal: { type: 'submit' } as const,
  isBotCheckWaived: false,
});

/** Nothing changes. */
export function stay(state: AttemptState): AttemptStep {
  return { state, effects: [] };
}

/** Back to a form that can be sent, with nothing left over from the attempt. */
export function backToIdle(state: AttemptState, more: readonly AttemptEffect[] = []): AttemptStep {
  return {
    state: { ...state, phase: 'idle', failure: null, attempt: state.attempt + 1 },
    effects: [...more, { type: 'stop-asking' }, { type: 'enable-buttons' }, { type: 'hide-notice' }],
  };
}

/** The attempt came to nothing: the form stays as it is, the buttons come back, the visitor is told. */
export function fail(state: AttemptState, failure: Failure, status?: number): AttemptStep {
  return {
    state: { ...state, phase: 'idle', failure },
    effects: [
      { type: 'write-token', token: '' },
      { type: 'enable-buttons' },
      { type: 'show-failure', failure, status },
      { type: 'tell-failed', kind: kindOf(failure), status },
    ],
  };
}

/** Whether an answer belongs to what is under way now. */
export function isNow(
  state: AttemptState,
  action: Extract<AttemptAction, { readonly attempt: number }>,
  phase: AttemptState['phase'],
): boolean {
  return state.phase === phase && action.attempt === state.attempt;
}

/** The focus goes to the first thing that is wrong. */
export function focusOn({ name, componentId }: FormPlace, origin: 'browser' | 'server'): AttemptEffect {
  return { type: 'focus-errors', origin, first: name, ...(componentId !== undefined && { componentId }) };
}

const kinds: ReadonlyMap<Failure, FailureKind> = new Map<Failure, FailureKind>([
  ['network', 'network'],
  ['timeout', 'timeout'],
  ['server', 'server'],
  ['answer', 'answer'],
  ['still-here', 'timeout'],
  ['token-renewed', 'server'],
]);

function kindOf(failure: Failure): FailureKind {
  return kinds.get(failure) ?? 'bot-check';
}
