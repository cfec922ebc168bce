/** Reporters of the browser test runner: one prints failures, the other one counts. */
import { defaultReporter } from '@web/test-runner';
import { whyWebKitSkips } from '../../test/webkit-tests.mjs';
import { noCounts, writeCounts } from './counts.mjs';

/** Returns true for a message of the suite to authors, which many tests provoke. */
const isExpected = ([text]) => /^(?:ConfigError|rsform-compat):/.test(text);

/** Returns a session that has passed without its expected output. */
const withoutExpected = (session) =>
  session.passed
    ? { ...session, logs: session.logs.filter((log) => !isExpected(log)), request404s: [] }
    : session;

/** Shows the whole output of a file that fails, and unexpected console output of one that passes. */
export function quietReporter() {
  const reporter = defaultReporter({ reportTestProgress: false });
  return {
    ...reporter,
    reportTestFileResults: (args) =>
      reporter.reportTestFileResults({
        ...args,
        sessionsForTestFile: args.sessionsForTestFile.map(withoutExpected),
      }),
  };
}

/**
 * Writes the counts and the durations for `npm test`, and prints the counts otherwise. A test in each browser counts as
 * one.
 */
export function countBrowserTests() {
  return {
    stop({ sessions }) {
      const all = [...sessions];
      const counts = noCounts();
      for (const session of all) addSession(counts, session);
      writeCounts(counts, all.flatMap(timesOf));
    },
  };
}

/** Adds a session. A file that fails to load, or a browser that fails to start, counts as one failure. */
function addSession(counts, { browser, passed, testResults }) {
  const tests = testResults ? testsOf(testResults) : [];
  const failed = tests.filter((test) => !test.passed && !test.skipped).length;
  counts.passed += tests.filter((test) => test.passed && !test.skipped).length;
  counts.failed += passed ? failed : Math.max(failed, 1);
  const skipped = tests.filter((test) => test.skipped);
  counts.skipped.push(...skipped.map((test) => reasonOf(browser, test)));
}

function reasonOf(browser, { name, title }) {
  const [file] = title.split(': ');
  const why = browser.name === 'WebKit' && whyWebKitSkips(file, title.slice(file.length + 2));
  return why ? `WebKitGTK: ${why}` : `“${name}” has no reason`;
}

/** Returns the tests of a suite, each with all its titles as one text. */
function testsOf({ tests, suites }, above = '') {
  return [
    ...tests.map((test) => ({ ...test, title: above + test.name })),
    ...suites.flatMap((suite) => testsOf(suite, `${above}${suite.name} `)),
  ];
}

/** Titles of suites start with the path of their file. */
function timesOf({ browser, testResults }) {
  return (testResults?.suites ?? []).flatMap((suite) => {
    const [file] = suite.name.split(': ');
    const nameOf = (test) => `${file}: ${test.name}, in ${browser.name}`;
    return testsOf(suite)
      .filter((test) => !test.skipped)
      .map((test) => ({ name: nameOf(test), ms: test.duration ?? 0, isPassed: test.passed }));
  });
}
