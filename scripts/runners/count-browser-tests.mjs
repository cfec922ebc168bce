/** Counts the results of the browser test runner, a test in each browser as one. */
import { relative } from 'node:path';
import { writeCounts } from './counts.mjs';

/** Reporter that writes `{ passed, failed }` and the durations for `npm test`, and prints the counts otherwise. */
export function countBrowserTests() {
  return {
    stop({ sessions }) {
      const all = [...sessions];
      const counts = { passed: 0, failed: 0 };
      for (const session of all) addSession(counts, session);
      writeCounts(counts, all.flatMap(timesOf));
    },
  };
}

/** Adds a session. A file that fails to load, or a browser that fails to start, counts as one failure. */
function addSession(counts, { passed, testResults }) {
  const tests = testResults ? testsOf(testResults) : [];
  const failed = tests.filter((test) => !test.passed && !test.skipped).length;
  counts.passed += tests.filter((test) => test.passed).length;
  counts.failed += passed ? failed : Math.max(failed, 1);
}

function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)];
}

function timesOf({ testFile, browser, testResults }) {
  const file = relative(process.cwd(), testFile);
  const tests = testResults ? testsOf(testResults) : [];
  return tests.map(({ name, duration }) => ({
    name: `${file}: ${name}, in ${browser.name}`,
    ms: duration ?? 0,
  }));
}
