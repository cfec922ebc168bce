/** Runs node tests in shared processes, because starting one takes longer than most files. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { addCounts, countRun, noCounts } from './counts.mjs';

const program = [
  ...['--import', 'tsx', '--test-reporter=./scripts/runners/count-node-tests.mjs'],
  ...['--test-reporter-destination=stdout', 'scripts/runners/run-together.mjs'],
];

/** Distributes files over at most `most` processes, so that each gets large and small ones. */
export function dealOut(files, most) {
  const sizeOf = (file) => statSync(join(root, file)).size;
  const bySize = files.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const hands = Array.from({ length: Math.min(most, files.length) }, () => []);
  for (const [index, file] of bySize.entries()) hands[index % hands.length].push(file);
  return hands;
}

/**
 * Runs a process for each list of files, one at a time for each promise of `whenFree`, from when that settles. Returns
 * their counts and output together.
 */
export async function runNodeTests(hands, whenFree = [Promise.resolve()], env = {}) {
  const total = { ...noCounts(), output: '' };
  const left = [...hands];
  const work = async () => {
    for (let files = left.shift(); files; files = left.shift()) {
      const result = await countRun([...program, ...files], env);
      addCounts(total, result);
      total.output += result.output;
    }
  };
  await Promise.all(whenFree.map((isFree) => isFree.then(work, work)));
  return total;
}
