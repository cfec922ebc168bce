import type { Challenge, Solution } from '../altcha/challenge.model.js';
import { solve, type Pause, type Share } from '../altcha/solve.dom.js';
import type { Puzzle } from './puzzle.model.js';
import { solveFrom, triesAtOnce } from './solve.model.js';

/** Proofs of work by their names: the task of the server, and the answer to it. */
export interface Proofs {
  readonly hashcash: { readonly task: Puzzle; readonly answer: number };
  readonly altcha: { readonly task: Challenge; readonly answer: Solution };
}

/** A task with the name of its proof, as it is sent to a worker. */
export type Task = {
  [Name in keyof Proofs]: { readonly name: Name; readonly task: Proofs[Name]['task'] };
}[keyof Proofs];

export type Answer = Proofs[keyof Proofs]['answer'];

/** Computes a share of a task. Settles with null if the answer is not in the share. */
export async function run({ name, task }: Task, share: Share, pause: Pause): Promise<Answer | null> {
  if (name === 'altcha') return solve(task, share, pause);
  for (let tries = 0; ; tries += triesAtOnce) {
    await pause(tries);
    const count = solveFrom(task, tries);
    if (count !== null) return count;
  }
}
