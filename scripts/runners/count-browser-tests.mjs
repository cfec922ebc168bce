/** Counts what the browser test runner found, a test in each browser as one. */
import { writeCounts } from './counts.mjs';

/** A reporter that leaves `{ passed, failed }` for `npm test`, and prints it for everybody else. */
export function countBrowserTests() {
  return {
    stop({ sessions }) {
      const counts = { passed: 0, failed: 0 };
      for (const session of sessions) addSession(counts, session);
      writeCounts(counts);
    },
  };
}

/** A file that does not load, or a browser that does not start, has no tests: it is one failure. */
function addSession(counts, { passed, testResults }) {
  const tests = testResults ? testsOf(testResults) : [];
  const failed = tests.filter((test) => !test.passed && !test.skipped).length;
  counts.passed += tests.filter((test) => test.passed).length;
  counts.failed += passed ? failed : Math.max(failed, 1);
}

function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)];
}
