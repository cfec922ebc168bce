import { all, any, not } from './formula.mjs';
/** @import { Formula } from './formula.mjs' */

/**
 * Statement as far as CSS can evaluate it, as formulas over the state of the form.
 * @typedef {object} Answer
 * @property {Formula} sure Holds only where the statement is certainly true.
 * @property {Formula} never Holds only where the statement is certainly false.
 * @property {Formula} guess The best guess, for the time until the script decides.
 * @property {boolean} isExact True if `sure` and `never` cover every case.
 */

/**
 * Returns the answer for a statement that CSS can read completely.
 * @param {Formula} formula
 * @returns {Answer}
 */
export function exactly(formula) {
  return { sure: formula, never: not(formula), guess: formula, isExact: true };
}

/**
 * Returns the answer for a statement that CSS cannot read.
 * @param {Formula} guess
 * @returns {Answer}
 */
export function unknown(guess) {
  return { sure: false, never: false, guess, isExact: false };
}

/**
 * Negates an answer.
 * @param {Answer} answer
 * @returns {Answer}
 */
export function reverse({ sure, never, guess, isExact }) {
  return { sure: never, never: sure, guess: not(guess), isExact };
}

/**
 * Combines answers: true if all are true.
 * @param {readonly Answer[]} answers
 * @returns {Answer}
 */
export function every(answers) {
  const guess = all(answers.map((answer) => answer.guess));
  if (answers.every(({ isExact }) => isExact)) return exactly(guess);
  const sure = all(answers.map((answer) => answer.sure));
  return { sure, never: any(answers.map(({ never }) => never)), guess, isExact: false };
}

/**
 * Combines answers: true if at least one is true.
 * @param {readonly Answer[]} answers
 * @returns {Answer}
 */
export function some(answers) {
  return reverse(every(answers.map(reverse)));
}

/**
 * Returns `yes` where the condition is true, and `no` where it is false.
 * @param {Answer} condition
 * @param {Answer} yes
 * @param {Answer} no
 * @returns {Answer}
 */
export function either(condition, yes, no) {
  return some([every([condition, yes]), every([reverse(condition), no])]);
}
