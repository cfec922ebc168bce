import { startWorker } from '../../../../shared/trust/start-worker.js';
import { botCheckLimits } from '../bot-check.dom.js';
import type { Puzzle } from './puzzle.model.js';
import { solveFrom, triesAtOnce } from './solve.model.js';

/** Message of the worker: the count, or the number of tries so far. */
type Word = { readonly count: number } | { readonly tries: number };

interface Computing {
  /** Called now and then with the number of tries so far. */
  progressed(tries: number): void;
  readonly signal: AbortSignal;
}

/**
 * Computes the count in a worker; where none can start (an old browser, a policy), in slices between the page's work.
 */
export async function compute(puzzle: Puzzle, computing: Computing): Promise<number> {
  try {
    return await computeApart(puzzle, computing);
  } catch {
    return computeHere(puzzle, computing);
  }
}

function computeApart(puzzle: Puzzle, { progressed, signal }: Computing): Promise<number> {
  const worker = startWorker(new URL('./proof-of-work.worker.js', import.meta.url).href);
  return new Promise<number>((resolve, reject) => {
    const notStarted = () => reject(new Error('The worker did not start'));
    const timer = setTimeout(notStarted, botCheckLimits.anchorMs);
    worker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      clearTimeout(timer);
      if ('count' in data) resolve(data.count);
      else progressed(data.tries);
    });
    worker.addEventListener('error', notStarted);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(puzzle);
  }).finally(() => worker.terminate());
}

async function computeHere(puzzle: Puzzle, { progressed, signal }: Computing): Promise<number> {
  for (let tries = 0; ; tries += triesAtOnce) {
    signal.throwIfAborted();
    const count = solveFrom(puzzle, tries);
    if (count !== null) return count;
    progressed(tries);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
