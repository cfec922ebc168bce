import type { Share } from '../altcha/solve.dom.js';
import { run, type Task } from './tasks.dom.js';

/** Time between two reports, in milliseconds. */
const reportEveryMs = 50;

/** Computes apart from the page, which stays as quick as it was. Reports the number of tries, and the answer. */
self.addEventListener('message', ({ data }: MessageEvent<{ readonly task: Task; readonly share: Share }>) => {
  let reported = 0;
  const pause = (tries: number) => {
    const now = performance.now();
    if (tries === 0 || now - reported > reportEveryMs) {
      reported = now;
      self.postMessage({ tries });
    }
    return Promise.resolve();
  };
  run(data.task, data.share, pause).then(
    (answer) => self.postMessage({ answer }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
});
