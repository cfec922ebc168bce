import type { AttemptAction, AttemptEffect, AttemptGoal, AttemptState } from './attempt.model.js';
import type { FieldError, ServerVerdict } from '../checks/violation.model.js';
import { findErrors, mergeErrors, replaceErrors } from '../checks/checks.model.js';
import { fail, type AttemptRules, type AttemptStep } from './attempt-steps.model.js';

type GoalRequest = Extract<AttemptAction, { readonly type: 'goal-requested' }>;

/** A goal is requested: the browser's verdict first, then the server's where it is asked. */
export function requestGoal(
  before: AttemptState,
  { goal, checks, added = [] }: GoalRequest,
  rules: AttemptRules,
): AttemptStep {
  const found = mergeErrors(rules.checksInBrowser ? findErrors(checks) : [], added);
  const attempt = before.attempt + 1;
  const state: AttemptState = { ...before, goal, attempt, failure: null, found };
  if (!rules.checksOnServer) return mergeVerdicts(state, found, rules, { origin: 'browser', page: null });

  return {
    state: { ...state, phase: 'asking-server' },
    effects: [
      { type: 'disable-buttons' },
      { type: 'show-checking' },
      // The server numbers its pages from 1.
      { type: 'ask-server', attempt, page: goal.type === 'page' ? goal.from + 1 : null },
    ],
  };
}

/** The server has answered, or has not: both verdicts make one list. */
export function hearServer(state: AttemptState, verdict: ServerVerdict, rules: AttemptRules): AttemptStep {
  if (verdict.type === 'answered') {
    const errors = mergeErrors(state.found, verdict.errors);
    return mergeVerdicts(state, errors, rules, { origin: 'server', page: verdict.page });
  }
  // What the browser found must be put right first, and then the server is asked again.
  if (state.found.length > 0)
    return mergeVerdicts(state, state.found, rules, { origin: 'browser', page: null });
  return fail(state, verdict.failure, verdict.status);
}

interface Verdict {
  readonly origin: 'browser' | 'server';
  /** The page that the server names. */
  readonly page: number | null;
}

function mergeVerdicts(
  state: AttemptState,
  found: readonly FieldError[],
  rules: AttemptRules,
  verdict: Verdict,
): AttemptStep {
  const { goal } = state;
  const isChecked = (name: string) => goal.type !== 'page' || rules.pageOf(name) === goal.from;
  const others = state.errors.filter(({ name }) => !isChecked(name));
  const inOrder = [...mergeErrors(others, found)].sort(
    (one, other) => rules.positionOf(one.name) - rules.positionOf(other.name),
  );
  const { errors, effects } = replaceErrors(state.errors, inOrder);
  const next: AttemptState = { ...state, errors, found: [], phase: 'idle' };
  const told: AttemptEffect = { type: 'tell-validated', goal, errors: found };

  const [first] = inOrder.filter((error) => found.includes(error));
  return first
    ? { state: next, effects: [...effects, ...refusal(goal, errors, first, rules, verdict, told)] }
    : pass(next, [...effects, { type: 'show-error-box', isShown: errors.length > 0 }, told]);
}

/** What is wrong is marked, told once, reached: on its page, by the focus. */
function refusal(
  goal: AttemptGoal,
  errors: readonly FieldError[],
  first: FieldError,
  rules: AttemptRules,
  { origin, page }: Verdict,
  told: AttemptEffect,
): readonly AttemptEffect[] {
  const earliest = Math.min(page ?? Infinity, ...errors.map(({ name }) => rules.pageOf(name)));
  return [
    { type: 'hide-notice' },
    { type: 'enable-buttons' },
    { type: 'show-error-box', isShown: true },
    told,
    ...(goal.type === 'page' ? [] : [{ type: 'show-page', page: earliest, reason: 'error' } as const]),
    { type: 'announce-errors', errors },
    { type: 'focus-errors', origin, first: first.name },
    ...(goal.type === 'submit' ? [{ type: 'tell-failed', kind: 'invalid' } as const] : []),
  ];
}

function pass(state: AttemptState, effects: readonly AttemptEffect[]): AttemptStep {
  const { goal, attempt } = state;
  const done: readonly AttemptEffect[] = [...effects, { type: 'hide-notice' }];
  if (goal.type === 'submit') {
    return { state: { ...state, phase: 'asking' }, effects: [...done, { type: 'ask-page', attempt }] };
  }
  const enabled: readonly AttemptEffect[] = [...done, { type: 'enable-buttons' }];
  if (goal.type === 'check') return { state, effects: enabled };
  return { state, effects: [...enabled, { type: 'show-page', page: goal.to, reason: 'goal' }] };
}
