import type { AttemptAction, AttemptEffect, AttemptState, FieldCheck } from '../../contract/attempt.js';
import {
  dropErrors,
  findErrors,
  followField,
  replaceErrors,
  type ErrorsStep,
} from '../validation/step-errors.js';

/** What a submit must know of the form. */
export interface AttemptRules {
  readonly checksInBrowser: boolean;
  readonly hasBotCheck: boolean;
}

export interface AttemptStep {
  readonly state: AttemptState;
  readonly effects: readonly AttemptEffect[];
}

/** A form that nobody has tried to send. */
export const noAttempt: AttemptState = Object.freeze({
  errors: [],
  phase: 'idle',
  failure: null,
  attempt: 0,
  isBotCheckWaived: false,
});

/**
 * What a submit becomes: fields first, then the page's own word, the bot check's token last, then the browser's
 * submit. One attempt at a time; an answer to an earlier attempt changes nothing.
 */
export function stepAttempt(state: AttemptState, action: AttemptAction, rules: AttemptRules): AttemptStep {
  switch (action.type) {
    case 'field-checked':
      return withErrors(state, followField(state.errors, action.name, action.check));
    case 'fields-hidden':
      return withErrors(state, dropErrors(state.errors, action.names));
    case 'server-errors-found':
      return refuse(state, action.errors);
    case 'submit-pressed':
      return state.phase === 'idle' ? press(state, action.checks, rules) : stay(state);
    case 'submit-approved':
      return isNow(state, action, 'asking') ? approve(state, rules) : stay(state);
    case 'submit-vetoed':
      return state.phase !== 'idle' && action.attempt === state.attempt ? rest(state) : stay(state);
    case 'token-received':
      return isNow(state, action, 'checking-bot') ? sendWith(state, action.token) : stay(state);
    case 'bot-check-failed':
      return isNow(state, action, 'checking-bot') ? fail(state, action.failure) : stay(state);
    case 'bot-check-waived':
      return stay({ ...state, isBotCheckWaived: true });
    case 'leave-timed-out':
      return isNow(state, action, 'submitting') ? fail(state, 'still-here') : stay(state);
    case 'form-renewed':
      return renew(state);
  }
}

function press(state: AttemptState, checks: readonly FieldCheck[], rules: AttemptRules): AttemptStep {
  const found = rules.checksInBrowser ? findErrors(checks) : [];
  const { errors, effects } = replaceErrors(state.errors, found);
  const attempt = state.attempt + 1;
  const next: AttemptState = { ...state, errors, attempt, failure: null };
  const told: AttemptEffect = { type: 'tell-validated', errors };

  const [first] = errors;
  if (!first) {
    return {
      state: { ...next, phase: 'asking' },
      effects: [...effects, told, { type: 'hide-notice' }, ask(attempt)],
    };
  }
  return {
    state: next,
    effects: [
      ...effects,
      { type: 'hide-notice' },
      { type: 'enable-buttons' },
      told,
      { type: 'announce-errors', errors },
      { type: 'focus-errors', origin: 'browser', first: first.name },
      { type: 'tell-failed', kind: 'invalid' },
    ],
  };
}

function approve(state: AttemptState, rules: AttemptRules): AttemptStep {
  const { attempt } = state;
  if (rules.hasBotCheck && !state.isBotCheckWaived) {
    return {
      state: { ...state, phase: 'checking-bot' },
      effects: [{ type: 'disable-buttons' }, { type: 'show-sending' }, { type: 'ask-bot-token', attempt }],
    };
  }
  return {
    state: { ...state, phase: 'submitting' },
    effects: [{ type: 'show-sending' }, { type: 'let-leave', attempt }],
  };
}

function sendWith(state: AttemptState, token: string): AttemptStep {
  return {
    state: { ...state, phase: 'submitting', failure: null },
    effects: [
      { type: 'write-token', token },
      { type: 'show-sending' },
      { type: 'submit-by-script', attempt: state.attempt },
    ],
  };
}

function fail(state: AttemptState, failure: NonNullable<AttemptState['failure']>): AttemptStep {
  return {
    state: { ...state, phase: 'idle', failure },
    effects: [
      { type: 'write-token', token: '' },
      { type: 'enable-buttons' },
      { type: 'show-failure', failure },
      { type: 'tell-failed', kind: failure === 'still-here' ? 'timeout' : 'bot-check' },
    ],
  };
}

/** Back to a form that can be sent, with nothing left over from the attempt. */
function rest(state: AttemptState, more: readonly AttemptEffect[] = []): AttemptStep {
  return {
    state: { ...state, phase: 'idle', failure: null, attempt: state.attempt + 1 },
    effects: [...more, { type: 'enable-buttons' }, { type: 'hide-notice' }],
  };
}

/** The server sent the form back: its errors are marked, told and reached like our own. */
function refuse(state: AttemptState, found: AttemptState['errors']): AttemptStep {
  const [first] = found;
  if (!first) return stay(state);
  const { errors, effects } = replaceErrors(state.errors, found);
  return {
    state: { ...state, errors },
    effects: [
      ...effects,
      { type: 'announce-errors', errors },
      { type: 'focus-errors', origin: 'server', first: first.name },
      { type: 'tell-failed', kind: 'invalid' },
    ],
  };
}

function renew(state: AttemptState): AttemptStep {
  const { errors, effects } = replaceErrors(state.errors, []);
  return rest({ ...state, errors }, [...effects, { type: 'write-token', token: '' }]);
}

function withErrors(state: AttemptState, { errors, effects }: ErrorsStep): AttemptStep {
  return { state: errors === state.errors ? state : { ...state, errors }, effects };
}

function ask(attempt: number): AttemptEffect {
  return { type: 'ask-page', attempt };
}

function isNow(
  state: AttemptState,
  action: { readonly attempt: number },
  phase: AttemptState['phase'],
): boolean {
  return state.phase === phase && action.attempt === state.attempt;
}

function stay(state: AttemptState): AttemptStep {
  return { state, effects: [] };
}
