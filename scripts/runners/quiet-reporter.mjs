/** Default reporter of the test runner, without expected output. */
import { defaultReporter } from '@web/test-runner';

/** Returns true for a message of the suite to authors, which many tests provoke. */
const isExpected = ([text]) => /^(?:ConfigError|rsform-compat):/.test(text);

/** Shows the whole output of a file that fails, and unexpected console output of one that passes. */
export function quietReporter() {
  const reporter = defaultReporter({ reportTestProgress: false });
  return {
    ...reporter,
    reportTestFileResults(args) {
      const sessionsForTestFile = args.sessionsForTestFile.map((session) =>
        session.passed
          ? { ...session, logs: session.logs.filter((log) => !isExpected(log)), request404s: [] }
          : session,
      );
      return reporter.reportTestFileResults({ ...args, sessionsForTestFile });
    },
  };
}
