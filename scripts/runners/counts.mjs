/** Counts and durations that a runner passes to `npm test` in a small file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureNode } from '../run.mjs';

/** Durations of the tests of all runs, each `{ name, ms }`. */
const durations = [];

/**
 * Writes the counts, and the durations of the tests, to the file that `SUITE_COUNTS` names; prints the counts in a run
 * by hand.
 */
export function writeCounts(counts, times) {
  const file = process.env.SUITE_COUNTS;
  if (file) writeFileSync(file, JSON.stringify({ ...counts, times }));
  else process.stdout.write(`${describeCounts(counts)}\n`);
}

/** Returns the last line of every run. It names skipped tests only if there are some. */
export function describeCounts({ passed, failed, skipped }) {
  const more = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failed} failed${more}`;
}

/** Returns a line for each reason why tests were skipped. */
export function describeSkipped({ skipped }) {
  return [...new Set(skipped)].map((reason) => {
    const count = skipped.filter((other) => other === reason).length;
    return `${reason}: ${count} ${count === 1 ? 'test' : 'tests'} skipped`;
  });
}

/** Returns the counts of a run before its first test. `skipped` has the reason of each skipped test. */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: [] });

/** Adds counts to those of a run. */
export function addCounts(total, { passed, failed, skipped }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
}

/** Returns the lines of the ten slowest tests so far. */
export function slowest() {
  const longest = durations.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  return longest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/**
 * Runs a runner and returns its counts. A runner that ends without counts, or fails without a failed test, counts as
 * one failure.
 */
export async function countsOf(run) {
  const folder = mkdtempSync(join(tmpdir(), 'rs-suite-counts-'));
  const file = join(folder, 'counts.json');
  const isFine = await run({ SUITE_COUNTS: file });
  const { passed, failed, skipped = [], times = [] } = readCounts(file);
  durations.push(...times);
  rmSync(folder, { recursive: true });
  return { passed, failed: isFine ? failed : Math.max(failed, 1), skipped };
}

/** Runs a runner that is a Node program. Returns its counts and its output. */
export async function countRun(args, env) {
  let output = '';
  const counts = await countsOf(async (places) => {
    const run = await captureNode(args, { ...env, ...places });
    output = run.output;
    return run.isFine;
  });
  return { ...counts, output };
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { ...noCounts(), failed: 1 };
  }
}
