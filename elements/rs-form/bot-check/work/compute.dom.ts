import { startWorker } from '../../../../shared/trust/start-worker.js';
import { yieldToMain } from '../../../../shared/dom/yield-to-main.js';
import { botCheckLimits } from '../bot-check.dom.js';
import { run, type Answer, type Proofs, type Task } from './tasks.dom.js';

/** Message of a worker: the number of tries so far, the answer, or its error. */
type Word = { readonly tries: number } | { readonly answer: Answer | null } | { readonly error: string };

export interface Computing {
  /** Called now and then with the number of tries so far. */
  progressed(tries: number): void;
  readonly signal: AbortSignal;
}

/** Error of a task without an answer. */
export class UnsolvableError extends Error {
  override readonly name = 'UnsolvableError';
}

/** Time of work in the page before it yields, in milliseconds. */
const sliceMs = 12;

/**
 * Computes the answer to a task in workers; where none can start (an old browser, a policy), in slices between the page's
 * work.
 *
 * @throws UnsolvableError for a task that has no answer.
 */
export async function compute<Name extends keyof Proofs>(
  name: Name,
  task: Proofs[Name]['task'],
  computing: Computing,
): Promise<Proofs[Name]['answer']> {
  const named = { name, task } as Task;
  const answer = await computeApart(named, computing).catch((error: unknown) => {
    computing.signal.throwIfAborted();
    if (error instanceof UnsolvableError) throw error;
    return computeHere(named, computing);
  });
  if (answer === null) throw new UnsolvableError(`${name}: no answer`);
  return answer;
}

/** Returns the number of workers: the page keeps a core, and a server's button asks for the first answer. */
function workersFor({ name }: Task): number {
  return name === 'altcha' ? Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1)) : 1;
}

async function computeApart(task: Task, computing: Computing): Promise<Answer | null> {
  const step = workersFor(task);
  const life = new AbortController();
  const tries = new Map<number, number>();
  const signal = AbortSignal.any([life.signal, computing.signal]);
  const shares = Array.from({ length: step }, (_, first) =>
    computeShare(task, { first, step }, signal, (made) => {
      tries.set(first, made);
      computing.progressed([...tries.values()].reduce((sum, one) => sum + one));
    }),
  );
  try {
    return await firstAnswer(shares);
  } finally {
    life.abort();
  }
}

/** Settles with the first answer; with null once no share has one. */
function firstAnswer(shares: readonly Promise<Answer | null>[]): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    for (const share of shares) share.then((answer) => answer !== null && resolve(answer), reject);
    Promise.all(shares).then(() => resolve(null), reject);
  });
}

function computeShare(
  task: Task,
  share: { readonly first: number; readonly step: number },
  signal: AbortSignal,
  progressed: (tries: number) => void,
): Promise<Answer | null> {
  const worker = startWorker(new URL('./proof-of-work.worker.js', import.meta.url).href);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Answer | null>((resolve, reject) => {
    const notStarted = () => reject(new Error('The worker did not start'));
    timer = setTimeout(notStarted, botCheckLimits.anchorMs);
    worker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      clearTimeout(timer);
      if ('tries' in data) progressed(data.tries);
      else if ('answer' in data) resolve(data.answer);
      else reject(new UnsolvableError(data.error));
    });
    worker.addEventListener('error', notStarted);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage({ task, share });
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

function computeHere(task: Task, { progressed, signal }: Computing): Promise<Answer | null> {
  let begun = performance.now();
  return run(task, { first: 0, step: 1 }, async (tries) => {
    signal.throwIfAborted();
    if (performance.now() - begun < sliceMs) return;
    progressed(tries);
    await yieldToMain();
    begun = performance.now();
  });
}
