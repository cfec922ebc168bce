import { solveFrom, triesAtOnce } from './solve.model.js';
import type { Puzzle } from './puzzle.model.js';

/** Computes apart from the page, which stays as quick as it was. Says how many tries it has made, and the count. */
self.addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  for (let tries = 0; ; tries += triesAtOnce) {
    const count = solveFrom(data, tries);
    self.postMessage(count === null ? { tries } : { count });
    if (count !== null) return;
  }
});
