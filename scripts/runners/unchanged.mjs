/** Leaves out tests that build or pack the whole suite while what they read is the same, except in CI. */
import { readBy, reads } from '../../test/read-by.mjs';
import { fingerprint, isFresh, markFresh } from '../build/fingerprint.mjs';
import { changedFiles } from './changed-files.mjs';

/**
 * Returns those of the tests that have passed with the current files: here, or in CI, which runs them for each commit of
 * the branch that this one tracks.
 */
export function unchangedTests(root, tests) {
  if (process.env.CI) return [];
  const changed = changedSinceUpstream(root);
  const isAsInCi = (test) => changed !== null && !changed.some((file) => reads(test, file));
  const isUnchanged = (test) => isFresh(root, test, inputsOf(root, test)) || isAsInCi(test);
  return tests.filter((test) => readBy.has(test) && isUnchanged(test));
}

/** Returns the files that differ from the tracked branch; null without such a branch. */
function changedSinceUpstream(root) {
  try {
    return changedFiles(root, '@{upstream}');
  } catch {
    return null;
  }
}

/** Records that all of the tests have passed. */
export function notePassed(root, tests) {
  for (const test of tests.filter((name) => readBy.has(name))) markFresh(root, test, inputsOf(root, test));
}

const inputsOf = (root, test) => fingerprint(root, [test, ...readBy.get(test)]);
