import { all, any, not } from './formula.mjs';
/** @import { Formula } from './formula.mjs' */

/**
 * What CSS knows of something: when it is so for sure, when it is not for sure, and what to take it for.
 * @typedef {object} Answer
 * @property {Formula} sure
 * @property {Formula} never
 * @property {Formula} guess
 * @property {boolean} isExact Whether nothing of it is a guess.
 */

/**
 * An answer without a guess.
 * @param {Formula} formula
 * @returns {Answer}
 */
export function exactly(formula) {
  return { sure: formula, never: not(formula), guess: formula, isExact: true };
}

/**
 * What CSS cannot know.
 * @param {Formula} guess
 * @returns {Answer}
 */
export function unknown(guess) {
  return { sure: false, never: false, guess, isExact: false };
}

/**
 * The reverse.
 * @param {Answer} answer
 * @returns {Answer}
 */
export function reverse({ sure, never, guess, isExact }) {
  return { sure: never, never: sure, guess: not(guess), isExact };
}

/**
 * Whether all of it is so.
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
 * Whether some of it is so.
 * @param {readonly Answer[]} answers
 * @returns {Answer}
 */
export function some(answers) {
  return reverse(every(answers.map(reverse)));
}

/**
 * One answer or the other, by a third.
 * @param {Answer} condition
 * @param {Answer} yes
 * @param {Answer} no
 * @returns {Answer}
 */
export function either(condition, yes, no) {
  return some([every([condition, yes]), every([reverse(condition), no])]);
}
