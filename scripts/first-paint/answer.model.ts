import { all, any, not, type Formula } from './formula.model.js';

/** What CSS knows of something: when it is so for sure, when it is not for sure, and what to take it for. */
export interface Answer {
  readonly sure: Formula;
  readonly never: Formula;
  readonly guess: Formula;
  /** Whether nothing of it is a guess. */
  readonly isExact: boolean;
}

/** An answer without a guess. */
export function exactly(formula: Formula): Answer {
  return { sure: formula, never: not(formula), guess: formula, isExact: true };
}

/** What CSS cannot know. */
export function unknown(guess: Formula): Answer {
  return { sure: false, never: false, guess, isExact: false };
}

/** The reverse. */
export function reverse({ sure, never, guess, isExact }: Answer): Answer {
  return { sure: never, never: sure, guess: not(guess), isExact };
}

/** Whether all of it is so. */
export function every(answers: readonly Answer[]): Answer {
  const guess = all(answers.map((answer) => answer.guess));
  if (answers.every(({ isExact }) => isExact)) return exactly(guess);
  const sure = all(answers.map((answer) => answer.sure));
  return { sure, never: any(answers.map(({ never }) => never)), guess, isExact: false };
}

/** Whether some of it is so. */
export function some(answers: readonly Answer[]): Answer {
  return reverse(every(answers.map(reverse)));
}

/** One answer or the other, by a third. */
export function either(condition: Answer, yes: Answer, no: Answer): Answer {
  return some([every([condition, yes]), every([reverse(condition), no])]);
}
