import type { FieldCheck } from '../../../../elements/rs-form/checks/violation.model.js';
import {
  type AttemptAction,
  type AttemptRules,
  noAttempt,
} from '../../../../elements/rs-form/submit/attempt.model.js';
import { stepAttempt } from '../../../../elements/rs-form/submit/step-attempt.model.js';
import { check } from '../forms.js';

/** Fields of a small form, in document order. */
const order = ['Name', 'Site', 'Email', 'Note'];
const plain: AttemptRules = {
  checksInBrowser: true,
  checksOnServer: false,
  checks: 'native',
  hasBotCheck: false,
  positionOf: (name) => (order.includes(name) ? order.indexOf(name) : Infinity),
  pageOf: ({ name }) => (name === 'Note' ? 1 : 0),
  isHidden: () => false,
};
export const state = noAttempt;

/** Returns the steps of a form with these rules. */
export function rules(own: Partial<AttemptRules> = {}) {
  return (from: typeof noAttempt, action: AttemptAction) => stepAttempt(from, action, { ...plain, ...own });
}

/** Press on a form without an error, and with one. */
export const valid = pressed(check('Email', 'email'));
export const wrong = pressed(check('Email', 'email', 'typeMismatch'));
export const approved: AttemptAction = { type: 'submit-approved', attempt: 1 };

export function pressed(...checks: readonly FieldCheck[]): AttemptAction {
  return { type: 'goal-requested', goal: { type: 'submit' }, checks };
}
