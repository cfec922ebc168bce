import type { Step } from '../../../shared/store/step.model.js';
import type { AttemptGoal } from '../form/attempt-goal.model.js';
import type { CheckRules } from '../checks/checks.model.js';
import type {
  Failure,
  FailureKind,
  FieldCheck,
  FieldError,
  FormPlace,
  MarkEffect,
  ServerVerdict,
} from '../checks/violation.model.js';

export type Phase =
  | 'idle'
  | 'asking-server'
  /** `rs-form-submit` is dispatched: the page can cancel it. */
  | 'asking'
  | 'checking-bot'
  /** The browser is about to leave with the post. */
  | 'submitting';

/** State of the visitor's attempts to send. */
export interface AttemptState {
  readonly errors: readonly FieldError[];
  /** The errors that are marked at their fields before any attempt, and in no list. */
  readonly early: readonly FieldError[];
  readonly phase: Phase;
  readonly failure: Failure | null;
  /** Counts the attempts: an answer to an earlier one is dropped. */
  readonly attempt: number;
  readonly goal: AttemptGoal;
  /** Flag: the visitor chose to send without the bot check. */
  readonly isBotCheckWaived: boolean;
}

/** Findings of the browser and the features in the form at one moment. */
export interface BrowserFindings {
  /** The verdicts on the goal's controls that are on show, in document order. */
  readonly checks: readonly FieldCheck[];
  /** Errors of the form's features. They count in addition to those of other checkers. */
  readonly added?: readonly FieldError[];
}

/** Event in the form, on the page, or at the provider. */
export type AttemptAction =
  /** A field changed, with the browser's verdict where it has one. */
  | {
      readonly type: 'field-checked';
      readonly name: string;
      readonly check: FieldCheck | null;
      /** The error that a feature of the form found in it. */
      readonly added?: FieldError | undefined;
      /** Flag: the visitor has left the field. */
      readonly isLeft?: boolean;
    }
  | { readonly type: 'fields-hidden'; readonly names: readonly string[] }
  | { readonly type: 'server-errors-found'; readonly errors: readonly FieldError[] }
  /** The form has started again: errors of before are marked, and nothing else. */
  | { readonly type: 'errors-kept'; readonly errors: readonly FieldError[] }
  | ({ readonly type: 'goal-requested'; readonly goal: AttemptGoal } & BrowserFindings)
  /** With the browser's findings of now: a field may have been corrected or hidden during the server's check. */
  | ({
      readonly type: 'server-answered';
      readonly attempt: number;
      readonly verdict: ServerVerdict;
    } & BrowserFindings)
  | { readonly type: 'attempt-cancelled' }
  | { readonly type: 'submit-approved'; readonly attempt: number }
  | { readonly type: 'submit-vetoed'; readonly attempt: number }
  | { readonly type: 'token-received'; readonly attempt: number; readonly token: string }
  | { readonly type: 'bot-check-failed'; readonly attempt: number; readonly failure: Failure }
  | { readonly type: 'bot-check-waived' }
  /** The browser has stayed on the page after a submit, for a reason that it does not say. */
  | { readonly type: 'browser-rested'; readonly attempt: number }
  /** A post that does not leave the page: it was stopped, had no effect, or the server returned the form. */
  | { readonly type: 'post-cancelled'; readonly attempt: number }
  | {
      readonly type: 'post-failed';
      readonly attempt: number;
      readonly failure: Failure;
      readonly status?: number;
    }
  | { readonly type: 'post-refused'; readonly attempt: number; readonly errors: readonly FieldError[] }
  /** The form's own token was stale and is fresh again. */
  | { readonly type: 'form-token-renewed' }
  /** The form was reset, or the page was restored from the back-forward cache. */
  | { readonly type: 'form-reset' };

/** Effect of a decision, as data. `createEffects` has a handler for each. */
export type AttemptEffect =
  | MarkEffect
  | { readonly type: 'announce-errors'; readonly errors: readonly FieldError[] }
  | {
      readonly type: 'focus-errors';
      readonly origin: 'browser' | 'server';
      readonly first: FormPlace['name'];
      readonly componentId?: FormPlace['componentId'];
    }
  /** Shows or hides the server's own box of errors. */
  | { readonly type: 'show-error-box'; readonly isShown: boolean }
  /** Moves to the page of an error, or to the page that was wanted. */
  | { readonly type: 'show-page'; readonly page: number; readonly reason: 'error' | 'goal' }
  | { readonly type: 'emit-validated'; readonly goal: AttemptGoal; readonly errors: readonly FieldError[] }
  | { readonly type: 'emit-failed'; readonly kind: FailureKind; readonly status?: number | undefined }
  | { readonly type: 'ask-server'; readonly attempt: number; readonly page: number | null }
  | { readonly type: 'stop-asking' }
  /** Dispatches `rs-form-submit`, which the page can cancel. */
  | { readonly type: 'ask-page'; readonly attempt: number }
  | { readonly type: 'ask-bot-token'; readonly attempt: number }
  | { readonly type: 'write-token'; readonly token: string }
  /** Starts the bot check anew: an answer that was given is void. */
  | { readonly type: 'renew-bot-check' }
  | { readonly type: 'disable-buttons' }
  | { readonly type: 'enable-buttons' }
  /** The browser's own submit goes on: notify the page and watch that it leaves. */
  | { readonly type: 'allow-leaving'; readonly attempt: number }
  | { readonly type: 'submit-by-script'; readonly attempt: number }
  | { readonly type: 'show-failure'; readonly failure: Failure; readonly status?: number | undefined }
  | { readonly type: 'show-checking' }
  | { readonly type: 'show-sending' }
  | { readonly type: 'hide-notice' };

/** The effect of one type. */
export type EffectOf<Type extends AttemptEffect['type']> = Extract<AttemptEffect, { readonly type: Type }>;

/** Facts of a form that decide about an attempt. */
export interface AttemptRules extends CheckRules {
  readonly checksInBrowser: boolean;
  /** Returns the position of a field in the document; Infinity if it has none. */
  positionOf(name: string): number;
  /** Returns the page that a place is on (0-based); null if it is on none. */
  pageOf(place: FormPlace): number | null;
  /** Returns true if a condition hides the field now. */
  isHidden(name: string): boolean;
}

export type AttemptStep = Step<AttemptState, AttemptEffect>;

/** State of a form before its first attempt. */
export const noAttempt: AttemptState = Object.freeze({
  errors: [],
  early: [],
  phase: 'idle',
  failure: null,
  attempt: 0,
  goal: { type: 'submit' } as const,
  isBotCheckWaived: false,
});

/** Returns the step that changes nothing. */
export function stay(state: AttemptState): AttemptStep {
  return { state, effects: [] };
}

/** Returns to a form that can be sent, with nothing left over from the attempt. */
export function backToIdle(state: AttemptState, more: readonly AttemptEffect[] = []): AttemptStep {
  return {
    state: { ...state, phase: 'idle', failure: null, attempt: state.attempt + 1 },
    effects: [...more, { type: 'stop-asking' }, { type: 'enable-buttons' }, { type: 'hide-notice' }],
  };
}

/** Ends a failed attempt: the form is unchanged, the buttons are enabled, the failure is shown. */
export function fail(state: AttemptState, failure: Failure, status?: number): AttemptStep {
  return {
    state: { ...state, phase: 'idle', failure },
    effects: [
      { type: 'write-token', token: '' },
      { type: 'enable-buttons' },
      { type: 'show-failure', failure, status },
      { type: 'emit-failed', kind: kindOf(failure), status },
    ],
  };
}

/** Returns true if an answer belongs to the current attempt and phase. */
export function isNow(
  state: AttemptState,
  action: Extract<AttemptAction, { readonly attempt: number }>,
  phase: AttemptState['phase'],
): boolean {
  return state.phase === phase && action.attempt === state.attempt;
}

/** Returns the effect that moves the focus to the first error. */
export function focusOn({ name, componentId }: FormPlace, origin: 'browser' | 'server'): AttemptEffect {
  return { type: 'focus-errors', origin, first: name, ...(componentId !== undefined && { componentId }) };
}

const kinds: ReadonlyMap<Failure, FailureKind> = new Map<Failure, FailureKind>([
  ['network', 'network'],
  ['timeout', 'timeout'],
  ['server', 'server'],
  ['answer', 'answer'],
  ['token-renewed', 'server'],
]);

function kindOf(failure: Failure): FailureKind {
  return kinds.get(failure) ?? 'bot-check';
}
