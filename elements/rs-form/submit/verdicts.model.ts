import type { AttemptGoal } from '../form/attempt-goal.model.js';
import { findErrors, mergeErrors, replaceErrors } from '../checks/checks.model.js';
import type { FieldError, FormPlace } from '../checks/violation.model.js';
import {
  type AttemptAction,
  type AttemptEffect,
  type AttemptRules,
  type AttemptState,
  type AttemptStep,
  type BrowserFindings,
  fail,
  focusOn,
} from './attempt.model.js';

type GoalRequest = Extract<AttemptAction, { readonly type: 'goal-requested' }>;
type ServerAnswer = Extract<AttemptAction, { readonly type: 'server-answered' }>;

/** A goal is requested: the browser's verdict first, then the server's where it is asked. */
export function requestGoal(before: AttemptState, request: GoalRequest, rules: AttemptRules): AttemptStep {
  const { goal } = request;
  const attempt = before.attempt + 1;
  const state: AttemptState = { ...before, goal, attempt, failure: null };
  if (!rules.checksOnServer) {
    const found = foundInBrowser(request, goal, rules);
    return mergeVerdicts(state, found, rules, { origin: 'browser', page: null });
  }

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

/** The server has answered, or has not: its verdict and the browser's, as the form is now, make one list. */
export function applyAnswer(state: AttemptState, answer: ServerAnswer, rules: AttemptRules): AttemptStep {
  const { verdict } = answer;
  const found = foundInBrowser(answer, state.goal, rules);
  if (verdict.type === 'answered') {
    const errors = mergeErrors(
      found,
      verdict.errors.filter(({ name }) => !rules.isHidden(name)),
    );
    return mergeVerdicts(state, errors, rules, { origin: 'server', page: verdict.page });
  }
  // The visitor corrects the errors of the browser first. Then the server checks again.
  if (found.length > 0) return mergeVerdicts(state, found, rules, { origin: 'browser', page: null });
  return fail(state, verdict.failure, verdict.status);
}

/** Returns the errors of the fields of a goal, as far as they count for it. */
export function foundInBrowser(
  { checks, added = [] }: BrowserFindings,
  goal: AttemptGoal,
  rules: AttemptRules,
): readonly FieldError[] {
  if (goal.type === 'submit' && goal.isUnchecked) return [];
  return mergeErrors(rules.checksInBrowser ? findErrors(checks, rules) : [], added);
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
  const isChecked = (place: FormPlace) =>
    goal.type !== 'page' || (rules.pageOf(place) ?? goal.from) === goal.from;
  const others = state.errors.filter((error) => !isChecked(error));
  const inOrder = [...mergeErrors(others, found)].sort(
    (one, other) => rules.positionOf(one.name) - rules.positionOf(other.name),
  );
  const { errors, effects } = replaceErrors(state.errors, inOrder);
  const next: AttemptState = { ...state, errors, phase: 'idle' };
  const emitted: AttemptEffect = { type: 'emit-validated', goal, errors: found };

  const [first] = inOrder.filter((error) => found.includes(error));
  return first
    ? { state: next, effects: [...effects, ...refusal(goal, errors, first, rules, verdict, emitted)] }
    : pass(next, [...effects, { type: 'show-error-box', isShown: errors.length > 0 }, emitted]);
}

/** Returns the effects of errors: they are marked, announced once, and reached on their page by the focus. */
function refusal(
  goal: AttemptGoal,
  errors: readonly FieldError[],
  first: FieldError,
  rules: AttemptRules,
  { origin, page }: Verdict,
  emitted: AttemptEffect,
): readonly AttemptEffect[] {
  const pages = [page, ...errors.map(rules.pageOf)].filter((one) => one !== null);
  const showFirst: AttemptEffect = { type: 'show-page', page: Math.min(...pages), reason: 'error' };
  return [
    { type: 'hide-notice' },
    { type: 'enable-buttons' },
    { type: 'show-error-box', isShown: true },
    emitted,
    ...(goal.type === 'page' || pages.length === 0 ? [] : [showFirst]),
    { type: 'announce-errors', errors },
    focusOn(first, origin),
    ...(goal.type === 'submit' ? [{ type: 'emit-failed', kind: 'invalid' } as const] : []),
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
