/** How a runner tells `npm test` what it counted: a small file, so that nobody has to read its output. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureNode } from '../run.mjs';

/** Leaves the counts in the file that `SUITE_COUNTS` names; a runner that was started by hand prints them. */
export function writeCounts(counts) {
  const file = process.env.SUITE_COUNTS;
  if (file) writeFileSync(file, JSON.stringify(counts));
  else process.stdout.write(`${describeCounts(counts)}\n`);
}

/** The line that every run closes with. */
export function describeCounts({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Runs a runner and answers its counts. One that dies before it could count has failed once, and so has one
 * that ends badly without naming a failed test.
 */
export async function countsOf(run) {
  const folder = mkdtempSync(join(tmpdir(), 'rs-suite-counts-'));
  const file = join(folder, 'counts.json');
  const isFine = await run({ SUITE_COUNTS: file });
  const { passed, failed } = readCounts(file);
  rmSync(folder, { recursive: true });
  return { passed, failed: isFine ? failed : Math.max(failed, 1) };
}

/** Runs a runner that is a Node program; answers what it counted and printed. */
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
    return { passed: 0, failed: 1 };
  }
}
