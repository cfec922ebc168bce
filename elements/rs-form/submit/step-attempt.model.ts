import {
  dropErrors,
  followEarly,
  followField,
  replaceErrors,
  violationOf,
  type ErrorsStep,
} from '../checks/checks.model.js';
import {
  type AttemptAction,
  type AttemptRules,
  type AttemptState,
  type AttemptStep,
  backToIdle,
  fail,
  focusOn,
  isNow,
  stay,
} from './attempt.model.js';
import { applyAnswer, requestGoal } from './verdicts.model.js';

/**
 * Decides about a submit or a page change: the browser's checks come first, then the server's, the page's own
 * objection, the bot check's token, and the browser's submit. There is one attempt at a time; an answer to an earlier
 * attempt changes nothing.
 */
export function stepAttempt(state: AttemptState, action: AttemptAction, rules: AttemptRules): AttemptStep {
  switch (action.type) {
    case 'field-checked':
      return followChecked(state, action, rules);
    case 'fields-hidden':
      return hideFields(state, action.names);
    case 'server-errors-found':
      return refuse(state, action.errors);
    case 'errors-kept':
      return withErrors(state, replaceErrors(state.errors, action.errors));
    case 'goal-requested':
      return state.phase === 'idle' ? requestGoal(state, action, rules) : stay(state);
    case 'server-answered':
      return isNow(state, action, 'asking-server') ? applyAnswer(state, action, rules) : stay(state);
    case 'attempt-cancelled':
      return state.phase === 'asking-server' ? backToIdle(state) : stay(state);
    case 'submit-approved':
      return isNow(state, action, 'asking') ? approve(state, rules) : stay(state);
    case 'submit-vetoed':
      return state.phase !== 'idle' && action.attempt === state.attempt ? backToIdle(state) : stay(state);
    case 'token-received':
      return isNow(state, action, 'checking-bot') ? sendWith(state, action.token) : stay(state);
    case 'bot-check-failed':
      return isNow(state, action, 'checking-bot') ? fail(state, action.failure) : stay(state);
    case 'bot-check-waived':
      return stay({ ...state, isBotCheckWaived: true });
    case 'browser-rested':
      return isNow(state, action, 'submitting') ? backToIdle(state, [emptyToken]) : stay(state);
    case 'post-cancelled':
    case 'post-failed':
    case 'post-refused':
      return isNow(state, action, 'submitting') ? endPost(state, action) : stay(state);
    case 'form-token-renewed':
      return state.phase === 'idle' ? fail(state, 'token-renewed') : stay(state);
    case 'form-reset':
      return reset(state);
  }
}

/** Follows a change of one field. An error that a feature found goes before the browser's. */
function followChecked(
  state: AttemptState,
  { name, check, added, isLeft = false }: Extract<AttemptAction, { readonly type: 'field-checked' }>,
  rules: AttemptRules,
): AttemptStep {
  const violation = added ?? (check && violationOf(check, rules));
  const isListed = state.errors.some((error) => error.name === name);
  const early = followEarly(state.early, name, isListed ? undefined : added, isLeft);
  return withErrors(withEarly(state, early), followField(state.errors, name, violation), early.effects);
}

function hideFields(state: AttemptState, names: readonly string[]): AttemptStep {
  const early = dropErrors(state.early, names);
  return withErrors(withEarly(state, early), dropErrors(state.errors, names), early.effects);
}

function withEarly(state: AttemptState, { errors }: ErrorsStep): AttemptState {
  return errors === state.early ? state : { ...state, early: errors };
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
    effects: [
      { type: 'show-sending' },
      // The press that began it is long over once the server was asked.
      { type: rules.checksOnServer ? 'submit-by-script' : 'allow-leaving', attempt },
    ],
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

const emptyToken = { type: 'write-token', token: '' } as const;

type PostEnd = Extract<AttemptAction, { readonly type: `post-${string}` }>;

/** A post that does not leave the page has ended without thanks. */
function endPost(state: AttemptState, action: PostEnd): AttemptStep {
  if (action.type === 'post-failed') return fail(state, action.failure, action.status);
  const idle = backToIdle(state, [emptyToken]);
  if (action.type === 'post-cancelled') return idle;
  const refused = refuse(idle.state, action.errors);
  return { state: refused.state, effects: [...idle.effects, ...refused.effects] };
}

/** Applies the errors of a form that the server sent back. They are marked, announced and focused like ours. */
function refuse(state: AttemptState, found: AttemptState['errors']): AttemptStep {
  const [first] = found;
  if (!first) return stay(state);
  const { errors, effects } = replaceErrors(state.errors, found);
  return {
    state: { ...state, errors },
    effects: [
      ...effects,
      { type: 'announce-errors', errors },
      focusOn(first, 'server'),
      { type: 'emit-failed', kind: 'invalid' },
    ],
  };
}

function reset(state: AttemptState): AttemptStep {
  const { errors, effects } = replaceErrors([...state.early, ...state.errors], []);
  return backToIdle({ ...state, errors, early: [] }, [
    ...effects,
    { type: 'show-error-box', isShown: false },
    { type: 'write-token', token: '' },
    { type: 'renew-bot-check' },
  ]);
}

function withErrors(
  state: AttemptState,
  { errors, effects: marks }: ErrorsStep,
  first: AttemptStep['effects'] = [],
): AttemptStep {
  const effects = [...first, ...marks];
  if (errors === state.errors) return { state, effects };
  const isOver = errors.length === 0;
  return {
    state: { ...state, errors },
    effects: isOver ? [...effects, { type: 'show-error-box', isShown: false }] : effects,
  };
}
